import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildASTSchema, Kind, parse, visit } from 'graphql';

/** Minimum notice period for removing a deprecated element, in days. */
const noticeDays = 180;

const removal = /Removal on (\d{4}-\d{2}-\d{2})\.$/;

/**
 * Returns the removal date of a deprecated element as an ISO date. Undefined if it is not deprecated or has no date.
 */
function removalDay({ directives = [] }) {
  const deprecated = directives.find(({ name }) => name.value === 'deprecated');
  const reason = deprecated?.arguments?.find(({ name }) => name.value === 'reason')?.value.value ?? '';
  return removal.exec(reason)?.[1];
}

/** Returns a map from deprecated elements (`Type.field.argument`) to their removal dates. */
function announcements(document) {
  const days = new Map();
  const path = [];
  visit(document, {
    enter(node) {
      if (!('name' in node) || !node.kind.endsWith('Definition')) return;
      path.push(node.name.value);
      const day = removalDay(node);
      if (day) days.set(path.join('.'), day);
    },
    leave(node) {
      if ('name' in node && node.kind.endsWith('Definition')) path.pop();
    },
  });
  return days;
}

/** Returns the schema without elements whose removal date has passed, and without types that only they use. */
function withoutOverdue(document, today) {
  const isOverdue = (node) => (removalDay(node) ?? '9999') <= today;
  const dropOverdue = (node) => (isOverdue(node) ? null : undefined);
  const kept = visit(document, {
    FieldDefinition: dropOverdue,
    InputValueDefinition: dropOverdue,
    EnumValueDefinition: dropOverdue,
  });
  const reachable = reachableNames(kept);
  const isType = ({ kind }) => kind.endsWith('TypeDefinition');
  return { ...kept, definitions: kept.definitions.filter((node) => !isType(node) || reachable.has(node.name.value)) };
}

/** Returns the names of types that can be reached from the root types and directives. */
function reachableNames({ definitions }) {
  const reached = new Set();
  const follow = (node) =>
    visit(node, {
      NamedType({ name }) {
        reach(name.value);
      },
    });
  const reach = (name) => {
    if (reached.has(name)) return;
    reached.add(name);
    for (const node of definitions) {
      const implementsIt = node.interfaces?.some((type) => type.name.value === name) ?? false;
      if (node.name?.value === name) follow(node);
      else if (implementsIt) reach(node.name.value);
    }
  };
  for (const root of ['Query', 'Mutation', 'Subscription']) reach(root);
  for (const node of definitions) if (node.kind === Kind.DIRECTIVE_DEFINITION) follow(node);
  return reached;
}

/**
 * Returns the unannounced breaking changes in a schema. A field, argument, input field or enum value may be removed
 * after the removal date in the released schema. Also returns deprecations with too short a notice period. Both
 * schemas are strings, and `today` is an ISO date.
 */
export async function unannouncedBreaks(released, current, today) {
  const before = parse(released);
  const after = parse(current);
  const changes = await diff(
    buildASTSchema(withoutOverdue(before, today), { assumeValid: true }),
    buildASTSchema(after, { assumeValid: true }),
  );
  const breaks = changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ message }) => message);
  const known = announcements(before);
  const earliest = new Date(Date.parse(today) + noticeDays * 86_400_000).toISOString().slice(0, 10);
  const tooEarly = [...announcements(after)]
    .filter(([path, day]) => day < earliest && !(known.get(path) <= day))
    .map(([path, day]) => `${path} has the removal date ${day}: use ${earliest} or later`);
  return [...breaks, ...tooEarly];
}
