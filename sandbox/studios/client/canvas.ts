/** Fits the resolution of a canvas to its size on the page, and paints it again after each change of size. */
export function fitToPage(canvas: HTMLCanvasElement, paint: () => void): void {
  new ResizeObserver(() => {
    const ratio = Math.min(3, devicePixelRatio || 1);
    canvas.width = Math.max(1, Math.round(canvas.clientWidth * ratio));
    canvas.height = Math.max(1, Math.round(canvas.clientHeight * ratio));
    paint();
  }).observe(canvas);
}

/** Calls `draw` in each frame with the progress from 0 to 1; resolves at the end. */
export const animate = (lastsMs: number, draw: (part: number) => void): Promise<void> =>
  new Promise((done) => {
    const begunAt = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - begunAt) / lastsMs));
      draw(part);
      if (part < 1) requestAnimationFrame(step);
      else done();
    };
    requestAnimationFrame(step);
  });

export function disc(
  context: CanvasRenderingContext2D,
  radius: number,
  fill: CanvasRenderingContext2D['fillStyle'],
  x = 0,
  y = 0,
): void {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

interface Segment {
  readonly angle: number;
  readonly wide: number;
  readonly outer: number;
  readonly ground: string;
  readonly edge: string;
  readonly ink: string;
  readonly font: string;
  readonly text: string;
  readonly textAt: number;
}

/** Draws a segment of a wheel with its text; all lengths are fractions of `radius`. */
export function drawSegment(context: CanvasRenderingContext2D, radius: number, segment: Segment): void {
  const { angle, wide, outer, ground, edge, ink, font, text, textAt } = segment;
  context.save();
  context.rotate(angle);
  context.beginPath();
  context.moveTo(0, 0);
  context.arc(0, 0, radius * outer, -Math.PI / 2 - wide / 2, -Math.PI / 2 + wide / 2);
  context.closePath();
  context.fillStyle = ground;
  context.fill();
  context.strokeStyle = edge;
  context.lineWidth = radius * 0.008;
  context.stroke();
  context.fillStyle = ink;
  context.font = font;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, 0, -radius * textAt);
  context.restore();
}
