import { expect, test } from 'vitest';
import { EXPERIMENTS, themeOf, variantCookie, variationOf } from './experiments.ts';

test('EXP-06 button_variant and button_variant2 have a default variation', () => {
  expect(EXPERIMENTS.button_variant[0]).toBe('default');
  expect(EXPERIMENTS.button_variant2[0]).toBe('default');
});

test('EXP-07 sga is disabled or enabled', () => {
  expect(EXPERIMENTS.sga).toEqual(['disabled', 'enabled']);
});

test('EXP-08 theme is theme1 to theme3', () => {
  expect(EXPERIMENTS.theme).toEqual(['theme1', 'theme2', 'theme3']);
});

test('EXP-09 menu is menu1 to menu3', () => {
  expect(EXPERIMENTS.menu).toEqual(['menu1', 'menu2', 'menu3']);
});

test('EXP-10 registration_form is regily or dino', () => {
  expect(EXPERIMENTS.registration_form).toEqual(['regily', 'dino']);
});

test('EXP-11 landing_registration is button or iframe', () => {
  expect(EXPERIMENTS.landing_registration).toEqual(['button', 'iframe']);
});

test.each([null, '', 'theme4', 'THEME2', 'menu2'])(
  'EXP-05 the theme flag %j means the first theme',
  (value) => {
    expect(variationOf('theme', value)).toBe('theme1');
  },
);

test('EXP-05 a known flag is used', () => {
  expect(variationOf('theme', 'theme3')).toBe('theme3');
  expect(variationOf('registration_form', 'dino')).toBe('dino');
});

test('EXP-01 each experiment has a cookie of its own', () => {
  expect(variantCookie('menu')).toBe('variant.menu');
});

test("THEME-04 the flag selects one of the brand's themes, and the first if it is invalid", () => {
  expect(themeOf(['noon', 'dusk'], 'theme2')).toBe('dusk');
  expect(themeOf(['noon', 'dusk'], 'theme3')).toBe('noon');
  expect(themeOf(['noon'], 'theme2')).toBe('noon');
  expect(themeOf(['noon', 'dusk'], null)).toBe('noon');
});
