const SIZES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  portrait: [300, 400],
  square: [400, 400],
  wide: [560, 315],
  hero: [1600, 900],
  scene: [1600, 900],
  lockup: [960, 320],
};

/** A moon over the dark; the logo of the company is the moon alone. */
export function drawPicture(name: string, title: string): string {
  const [width, height] = SIZES[name] ?? [320, 320];
  const r = Math.min(width, height) * (name === 'logo' ? 0.42 : 0.3);
  const moon = `<circle cx="${width / 2}" cy="${height * 0.45}" r="${r}" fill="#e9d9a0"/><circle cx="${width / 2 + r * 0.4}" cy="${height * 0.45 - r * 0.15}" r="${r * 0.8}" fill="#10132b"/>`;
  const text = `<text x="${width / 2}" y="${height * 0.9}" font-family="sans-serif" font-weight="700" font-size="${height * 0.1}" text-anchor="middle" fill="#f3f1ff">${title.toUpperCase()}</text>`;
  const hasTitle = ['portrait', 'square', 'wide', 'lockup'].includes(name);
  const ground =
    name === 'logo' || name === 'lockup' ? '' : `<rect width="${width}" height="${height}" fill="#10132b"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${ground}${name === 'lockup' ? '' : moon}${hasTitle ? text : ''}</svg>`;
}
