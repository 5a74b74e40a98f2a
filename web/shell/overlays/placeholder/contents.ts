/** One way out of an overlay: to another page, or done here. It closes the overlay first. */
export interface OverlayAction {
  readonly label: string;
  readonly href?: string;
  readonly isPrimary?: boolean;
  run?(): void;
}

/** Something to be read, and what can be done about it. */
export interface Notice {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly acts: readonly [OverlayAction, ...OverlayAction[]];
}

/**
 * The overlays whose features are still to come. Their views stand, and testers see them (FLAG-22); a feature that
 * comes moves its variant into `OverlayContents`, with texts of its own.
 */
export interface PlaceholderContents {
  'content-accept': Notice;
}
