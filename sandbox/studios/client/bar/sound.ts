/** Names of the sounds, which are synthesized: the games load no audio files. */
export type Sound =
  | 'chip'
  | 'spin'
  | 'reel'
  | 'anticipation'
  | 'feature'
  | 'ball'
  | 'card'
  | 'win'
  | 'bigWin';

interface Tone {
  /** Frequency in hertz, and the one to which it glides. */
  readonly from: number;
  readonly to: number;
  /** Start and length in seconds. */
  readonly at: number;
  readonly lasts: number;
  readonly loudness: number;
  readonly wave: OscillatorType;
}

const tone = (from: number, at: number, lasts: number, more: Partial<Tone> = {}): Tone => ({
  from,
  to: from,
  at,
  lasts,
  loudness: 0.1,
  wave: 'sine',
  ...more,
});

const chord = (notes: readonly number[], step: number): Tone[] =>
  notes.map((note, index) => tone(note, index * step, 0.5, { wave: 'triangle', loudness: 0.07 }));

const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  chip: [tone(2100, 0, 0.04, { to: 1500, wave: 'triangle' }), tone(2600, 0.035, 0.05, { to: 1900 })],
  spin: [tone(220, 0, 0.16, { to: 420, loudness: 0.06 })],
  reel: [tone(150, 0, 0.09, { to: 70, loudness: 0.16 })],
  anticipation: [tone(330, 0, 0.7, { to: 880, wave: 'triangle', loudness: 0.05 })],
  feature: chord([392, 523, 659, 784, 1047], 0.1),
  ball: Array.from({ length: 9 }, (_, bounce) =>
    tone(1400 - bounce * 40, bounce * 0.09 + bounce ** 2 * 0.012, 0.03, { wave: 'triangle', loudness: 0.06 }),
  ),
  card: [tone(900, 0, 0.05, { to: 300, wave: 'triangle', loudness: 0.05 })],
  win: chord([523, 659, 784], 0.09),
  bigWin: chord([523, 659, 784, 1047, 1319, 1568], 0.12),
};

const KEY = 'foyer-studio-muted';

/** A frame of another site may have no storage: the choice then lasts as long as the page. */
function stored(write?: boolean): boolean {
  try {
    if (write !== undefined) localStorage.setItem(KEY, String(write));
    return localStorage.getItem(KEY) === 'true';
  } catch {
    return write ?? false;
  }
}

/** Plays sounds once the player has pressed something, because browsers allow none before. */
export function createSound() {
  let isMuted = stored();
  let audio: AudioContext | null = null;
  const play = (context: AudioContext, { from, to, at, lasts, loudness, wave }: Tone): void => {
    const [start, end] = [context.currentTime + at, context.currentTime + at + lasts];
    const oscillator = new OscillatorNode(context, { type: wave, frequency: from });
    const volume = new GainNode(context, { gain: loudness });
    oscillator.frequency.exponentialRampToValueAtTime(to, end);
    volume.gain.setValueAtTime(loudness, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, end);
    oscillator.connect(volume).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(end);
  };
  return {
    isMuted: () => isMuted,
    mute(muted: boolean): void {
      isMuted = muted;
      stored(muted);
    },
    play(sound: Sound): void {
      if (isMuted || document.hidden || !navigator.userActivation.hasBeenActive) return;
      audio ??= new AudioContext();
      for (const part of SOUNDS[sound]) play(audio, part);
    },
  };
}
export type SoundPlayer = ReturnType<typeof createSound>;
