/** A button of an overlay: a link to another page, or an action. It closes the overlay first. */
export interface OverlayAction {
  readonly label: string;
  readonly href?: string;
  readonly isPrimary?: boolean;
  run?(): void;
}

export interface Notice {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly acts: readonly [OverlayAction, ...OverlayAction[]];
}

/**
 * Overlays of features that are not implemented yet; test builds can show them (FLAG-22). A feature that
 * implements one moves its variant to `OverlayContents` and adds its texts.
 */
export interface PlaceholderContents {
  'content-accept': Notice;
}
