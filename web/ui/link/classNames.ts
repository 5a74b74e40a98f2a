/** Joins the truthy class names: `classNames('fy-button', isSmall && 'fy-button--small')`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
