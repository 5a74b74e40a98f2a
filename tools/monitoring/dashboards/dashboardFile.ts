import {
  DashboardBuilder,
  DashboardCursorSync,
  DatasourceVariableBuilder,
} from '@grafana/grafana-foundation-sdk/dashboard';
import { DataqueryBuilder } from '@grafana/grafana-foundation-sdk/prometheus';
import { PanelBuilder as StatBuilder } from '@grafana/grafana-foundation-sdk/stat';
import { PanelBuilder as GraphBuilder } from '@grafana/grafana-foundation-sdk/timeseries';
import type { DashboardSpec, PanelSpec } from './panels.ts';

const DATASOURCE = { type: 'prometheus', uid: '${datasource}' };
/** Of the 24 columns of Grafana's grid. */
const PANEL_WIDTH = 8;
const PANEL_HEIGHT = 7;
const REF_IDS = 'ABCD';

/** A dashboard as the JSON that Grafana imports, built with the types of Grafana's own schema. */
export function dashboardFile({ name, title, panels }: DashboardSpec): string {
  const builder = new DashboardBuilder(title)
    .uid(`foyer-${name}`)
    .tags(['foyer'])
    .refresh('30s')
    .time({ from: 'now-3h', to: 'now' })
    .timezone('browser')
    .tooltip(DashboardCursorSync.Crosshair)
    .withVariable(new DatasourceVariableBuilder('datasource').label('Prometheus').type('prometheus'));
  for (const panel of panels) builder.withPanel(panelOf(panel));
  return `${JSON.stringify(builder.build(), null, 2)}\n`;
}

function panelOf({ title, unit, queries, isStat }: PanelSpec): GraphBuilder | StatBuilder {
  const panel = isStat ? new StatBuilder() : new GraphBuilder();
  panel.title(title).unit(unit).min(0).datasource(DATASOURCE).height(PANEL_HEIGHT).span(PANEL_WIDTH);
  Object.entries(queries).forEach(([legend, expr], index) =>
    panel.withTarget(
      new DataqueryBuilder()
        .expr(expr)
        .legendFormat(legend)
        .refId(REF_IDS[index] ?? ''),
    ),
  );
  return panel;
}
