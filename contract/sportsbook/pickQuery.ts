/**
 * PROMO-11: query parameter of `/sports/` with the pick that the player pressed, which is added to the bet
 * slip. It is removed from the URL once the sportsbook has it.
 */
export const PICK_QUERY = 'pick';

/** Query parameter of `/sports/` with the sportsbook's page, so that back, reload and links lead to it. */
export const PAGE_QUERY = 'page';
