/** Reel features of a game, taken from its maths; search filters by them. */
export const GAME_FEATURES = ['wilds', 'ways', 'lines', 'stackedSymbols', 'changingReels'] as const;
export type GameFeature = (typeof GAME_FEATURES)[number];
