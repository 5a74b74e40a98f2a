import type { Sites } from '../../sites/index.ts';
import type { DemoPlayers } from './demoPlayers.ts';

/** The final startup message: URL of each brand, demo players and their password. */
export function announce(url: string, sites: Sites, demo: DemoPlayers): string {
  const { port } = new URL(url);
  const brands = sites.brands.map((site) => {
    const player = demo.players.find(({ brand }) => brand === site.brand);
    return [`http://${site.brand}.localhost:${port}`, site.settings.title, player?.email ?? ''];
  });
  const width = Math.max(...brands.map(([address = '']) => address.length));
  const titleWidth = Math.max(...brands.map(([, title = '']) => title.length));
  const lines = brands.map(([address = '', title = '', email = '']) =>
    `  ${address.padEnd(width)}  ${title.padEnd(titleWidth)}  ${email}`.trimEnd(),
  );
  const password = demo.players.length > 0 ? [`\n  password of every demo player: ${demo.password}`] : [];
  return ['', `Foyer is open at ${url}`, '', ...lines, ...password, ''].join('\n');
}
