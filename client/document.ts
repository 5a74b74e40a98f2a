/** An operation with the types of its variables and its result. */
export interface TypedDocument<Result, Variables> {
  readonly name: string;
  readonly text: string;
  /** Under which the platform may know the text: that of the same version, or if its operator has added it. */
  readonly id?: string;
  /** Never called; only carries the types. */
  readonly __apiType?: (variables: Variables) => Result;
}
