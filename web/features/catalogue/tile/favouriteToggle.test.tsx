import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FavouriteToggle } from './FavouriteToggle.tsx';

test('the heart says of which game, and whether', () => {
  const heart = (isFavourite: boolean) =>
    renderToStaticMarkup(
      <FavouriteToggle label="Add Fox & Ember to favourites" isFavourite={isFavourite} onToggle={() => {}} />,
    );
  expect(heart(false)).toContain('aria-pressed="false"');
  expect(heart(true)).toContain('heart-fill');
});
