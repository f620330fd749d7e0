import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { constantModule, type StockConfig } from './stock-json.ts';

const exactKinds = new Set(['money', 'carats']);

const yesNoLabels = { true: 'Yes', false: 'No' };

/**
 * graphql-codegen plugin that generates the description of a stock type's import files from the server's declaration.
 */
export const plugin: PluginFunction<StockConfig, string> = (_schema, _documents, { stock }) => {
  const { fields, imports, kind, noun, plural, title, path } = stock;
  const { parts, ...facts } = imports;
  const groups = [...new Set([...fields.map(({ group }) => group), ...parts.map(({ group }) => group)])];
  const fieldRows = fields.flatMap(({ name, heading = name, label, unit, group, columns }) => {
    const isNamed = unit === null || label.includes(unit);
    return columns === null ? [] : [{ name: heading, label: isNamed ? label : `${label}, ${unit}`, group, columns }];
  });
  const labelRows = fields.flatMap(({ name, heading = name, value, choices = [], columns }) => {
    const labels = choices.filter((each) => each.value !== each.label).map((each) => [each.value, each.label]);
    const options = value === 'flag' ? yesNoLabels : Object.fromEntries(labels);
    return columns === null || Object.keys(options).length === 0 ? [] : [[heading, options] as const];
  });
  return constantModule(`${stock.one}Files`, 'StockFiles', {
    kind,
    noun,
    plural,
    title,
    path,
    ...facts,
    headings: groups.flatMap((group) => [...fieldRows, ...parts].filter((heading) => heading.group === group)),
    words: Object.fromEntries(labelRows),
    decimals: fields.filter(({ value }) => exactKinds.has(value)).map(({ name, heading = name }) => heading),
  });
};
