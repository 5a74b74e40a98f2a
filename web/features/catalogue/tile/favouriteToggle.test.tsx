import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FavouriteToggle } from './Tile.tsx';

test('the favourite button has an accessible name and a state', () => {
  const heart = (isFavourite: boolean) =>
    renderToStaticMarkup(
      <FavouriteToggle label="Add Fox & Ember to favourites" isFavourite={isFavourite} onToggle={() => {}} />,
    );
  expect(heart(false)).toContain('aria-pressed="false"');
  expect(heart(true)).toContain('heart-fill');
});
