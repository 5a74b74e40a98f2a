/** The colours of one poster; no other is used in it. */
export interface Palette {
  /** The ground, and a second one. */
  bg: string;
  bg2: string;
  /** The darkest. */
  ink: string;
  /** The main figure, the second, and the accent. */
  p: string;
  s: string;
  t: string;
  /** The lightest. */
  hi: string;
}

// oxfmt-ignore
export const PALETTES: Readonly<Record<string, Palette>> = {
  polar:      { bg: '#10303f', bg2: '#2a6a74', ink: '#06161f', p: '#e9f1ec', s: '#84d6b8', t: '#f2b544', hi: '#ffffff' },
  ember:      { bg: '#3a1216', bg2: '#8c2a1f', ink: '#16070a', p: '#f2622e', s: '#f9b24a', t: '#f6e3c5', hi: '#fff6e6' },
  marmalade:  { bg: '#f0901d', bg2: '#d9620e', ink: '#3a1406', p: '#ffd770', s: '#9c2315', t: '#fff1d0', hi: '#fff9ea' },
  moss:       { bg: '#1f382a', bg2: '#41663f', ink: '#0b1711', p: '#c9d36a', s: '#efe6c8', t: '#e86a3c', hi: '#fbf7e6' },
  cobalt:     { bg: '#1d43b0', bg2: '#10287a', ink: '#081238', p: '#f6d44a', s: '#f4efe3', t: '#f2543f', hi: '#ffffff' },
  rosewood:   { bg: '#f2b5ac', bg2: '#e58580', ink: '#3b0d1f', p: '#a8183f', s: '#fff0e6', t: '#1f6e63', hi: '#fffaf5' },
  lagoon:     { bg: '#0c5a68', bg2: '#083642', ink: '#03181f', p: '#f3ead3', s: '#45bfb4', t: '#ff7f50', hi: '#fffaf0' },
  mint:       { bg: '#bfe3cf', bg2: '#7cc3a6', ink: '#10312a', p: '#e5473a', s: '#fff7e4', t: '#f3b42e', hi: '#ffffff' },
  plum:       { bg: '#431a48', bg2: '#6f2b66', ink: '#1a081e', p: '#f6c344', s: '#f08aa6', t: '#fbe9d2', hi: '#fff7ee' },
  sand:       { bg: '#ebd3a8', bg2: '#d8a35e', ink: '#33200f', p: '#b9442b', s: '#2a6b71', t: '#fff6e0', hi: '#fffdf6' },
  noir:       { bg: '#1a1b1f', bg2: '#303339', ink: '#08080a', p: '#f4efe4', s: '#dba945', t: '#d11a34', hi: '#ffffff' },
  claret:     { bg: '#841529', bg2: '#540b1a', ink: '#22040a', p: '#f5e6cf', s: '#e6b44c', t: '#0f544b', hi: '#fff8ec' },
  baize:      { bg: '#11634b', bg2: '#0a4434', ink: '#05201a', p: '#f7f1e1', s: '#e8b64e', t: '#d8382f', hi: '#fffdf6' },
  sky:        { bg: '#7ec8e3', bg2: '#c6e8ee', ink: '#12324a', p: '#f1553f', s: '#fff8e7', t: '#f7c548', hi: '#ffffff' },
  dusk:       { bg: '#3b2a5a', bg2: '#f0946f', ink: '#1a1130', p: '#fbdcab', s: '#c2506a', t: '#6a7cc0', hi: '#fff4e2' },
  lemonade:   { bg: '#f7dc4b', bg2: '#f2b52c', ink: '#2b2410', p: '#e2452f', s: '#24795f', t: '#fffbe6', hi: '#ffffff' },
  bilberry:   { bg: '#2a3274', bg2: '#171b48', ink: '#0b0d26', p: '#f5bcc6', s: '#86aef5', t: '#f6e27a', hi: '#ffffff' },
  reef:       { bg: '#ff8468', bg2: '#ee5440', ink: '#330c15', p: '#fff1dc', s: '#0f6b74', t: '#ffcf4a', hi: '#ffffff' },
  steel:      { bg: '#bac6cb', bg2: '#8b9aa3', ink: '#18222a', p: '#24384a', s: '#e6512e', t: '#f6f3ea', hi: '#ffffff' },
  celadon:    { bg: '#cfe0c3', bg2: '#9dc08b', ink: '#17301f', p: '#23573a', s: '#d64933', t: '#f8f3df', hi: '#ffffff' },
  pinkgin:    { bg: '#f6a9c2', bg2: '#ea6a98', ink: '#3d0b28', p: '#fff2e2', s: '#d61c58', t: '#215074', hi: '#ffffff' },
  void:       { bg: '#0d1122', bg2: '#1f2a57', ink: '#04060d', p: '#f4eada', s: '#ec6753', t: '#73bccf', hi: '#ffffff' },
  brass:      { bg: '#2f241a', bg2: '#5e4326', ink: '#120c07', p: '#dda84e', s: '#f4e2bc', t: '#b0432e', hi: '#fff6e0' },
  glacier:    { bg: '#d9eaf0', bg2: '#a3cbd9', ink: '#0f2c3b', p: '#196480', s: '#ef5b43', t: '#ffffff', hi: '#ffffff' },
  nightjar:   { bg: '#16241f', bg2: '#2c4a3c', ink: '#08100d', p: '#f2d9a0', s: '#d9703c', t: '#7fb2a0', hi: '#fff6e2' },
  vermilion:  { bg: '#d8321f', bg2: '#a81f16', ink: '#2a0705', p: '#ffe9cf', s: '#f7b733', t: '#14403c', hi: '#fff9f0' },
};
