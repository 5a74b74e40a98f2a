/** GQLC-01, and the address of the subscription socket. */
export const LOBBY_ENDPOINT = '/graphql';
/** GQLC-05, AMB-19: the second request layer, for reads of game content alone. */
export const CONTENT_ENDPOINT = '/api/graphql';
