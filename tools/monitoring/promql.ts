import { parser } from '@prometheus-io/lezer-promql';

export interface Selector {
  /** Name of the metric, with the suffix of a histogram's series. */
  readonly metric: string;
  readonly labels: readonly string[];
}

export interface Query {
  readonly selectors: readonly Selector[];
  /** Labels in `by (…)`, `on (…)` and the like. */
  readonly groupedLabels: readonly string[];
}

/** @throws SyntaxError if the text is not PromQL, at the place that is wrong */
export function readQuery(text: string): Query {
  const selectors: { metric: string; labels: string[] }[] = [];
  const groupedLabels: string[] = [];
  let isGrouping = false;
  const textOf = ({ from, to }: { readonly from: number; readonly to: number }) => text.slice(from, to);
  parser.parse(text).iterate({
    enter(node) {
      if (node.type.isError) throw new SyntaxError(`no PromQL at character ${node.from} of: ${text}`);
      if (node.name === 'VectorSelector') selectors.push({ metric: '', labels: [] });
      const selector = selectors.at(-1);
      if (node.name === 'Identifier' && selector) selector.metric = textOf(node);
      if (node.name === 'GroupingLabels') isGrouping = true;
      if (node.name === 'LabelMatchers') isGrouping = false;
      if (node.name === 'LabelName') (isGrouping ? groupedLabels : selector?.labels)?.push(textOf(node));
    },
  });
  return { selectors, groupedLabels };
}
