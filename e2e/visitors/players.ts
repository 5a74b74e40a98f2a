export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
export type Screen = typeof DESKTOP;

export const PLAYERS = {
  anna: { brand: 'northlight', email: 'anna@foyer.test' },
  bo: { brand: 'baltika', email: 'bo@foyer.test' },
  chloe: { brand: 'bellemise', email: 'chloe@foyer.test' },
  diego: { brand: 'sol', email: 'diego@foyer.test' },
  finn: { brand: 'tivoli', email: 'finn@foyer.test' },
  gustav: { brand: 'northlight', email: 'gustav@foyer.test' },
  petra: { brand: 'northlight', email: 'petra@foyer.test' },
  tove: { brand: 'northlight', email: 'tove@foyer.test' },
  siiri: { brand: 'northlight', email: 'siiri@foyer.test' },
  venla: { brand: 'northlight', email: 'venla@foyer.test' },
  rory: { brand: 'tivoli', email: 'rory@foyer.test' },
  kenji: { brand: 'tivoli', email: 'kenji@foyer.test' },
} as const;
export type PlayerName = keyof typeof PLAYERS;
export const PASSWORD = 'foyer-demo-1';
