/** The brands of the demonstration, for tests of its data: `sites/brands` may have others. */
export const DEMO_BRANDS = ['northlight', 'baltika', 'bellemise', 'harbour', 'sol', 'tivoli'] as const;
