/** What a game has on its reels, as its maths has it and search narrows down by it. */
export const GAME_FEATURES = ['wilds', 'ways', 'lines', 'stackedSymbols', 'changingReels'] as const;
export type GameFeature = (typeof GAME_FEATURES)[number];
