import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildASTSchema, Kind, parse, visit } from 'graphql';

/** Notice that a deprecation gives. */
const noticeDays = 180;

const removal = /Removal on (\d{4}-\d{2}-\d{2})\.$/;

/** The day on which a deprecated element may go: ISO date, undefined when it is not deprecated or names none. */
function removalDay({ directives = [] }) {
  const deprecated = directives.find(({ name }) => name.value === 'deprecated');
  const reason = deprecated?.arguments?.find(({ name }) => name.value === 'reason')?.value.value ?? '';
  return removal.exec(reason)?.[1];
}

/** Deprecated elements as `Type.field.argument` → the day on which they may go. */
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

/** A schema without what may go by now, and without the types that only that led to. */
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

/** Names of the types that the roots and directives lead to. */
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
 * What in a schema would break clients of the released one without having been announced: a field, argument, input
 * field or enum value may go once the day has passed that its deprecation in the released schema names. Also names
 * deprecations that give less than half a year's notice. Both schemas as text; `today` as an ISO date.
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
  const soonest = new Date(Date.parse(today) + noticeDays * 86_400_000).toISOString().slice(0, 10);
  const hasty = [...announcements(after)]
    .filter(([path, day]) => day < soonest && !(known.get(path) <= day))
    .map(([path, day]) => `${path} goes on ${day}: announce it for ${soonest} or later`);
  return [...breaks, ...hasty];
}
