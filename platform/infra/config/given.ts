/** The variables as they are set, for checks that compare several of them. */
export interface Given {
  /** Without empty ones; those of secret files are included. */
  readonly values: Readonly<Record<string, string>>;
  isSet(name: string): boolean;
  /** False if the variable is set and cannot be read. */
  isValid(name: string): boolean;
}
