import { type EntityMetadata, type EntityProperty, type MetadataStorage, ReferenceKind } from '@mikro-orm/core';

/** Table of an entity, or of a many-to-many relation. */
export interface EntityTable {
  readonly name: string;
  /** Entity. For a relation, the owning entity. */
  readonly entity: EntityMetadata;
  readonly isRelation: boolean;
  /** Column declarations as in {@link ColumnSpelling}, by column name. */
  readonly columns: Readonly<Record<string, string>>;
}

const kindsWithColumns: readonly ReferenceKind[] = [
  ReferenceKind.SCALAR,
  ReferenceKind.MANY_TO_ONE,
  ReferenceKind.ONE_TO_ONE,
];

/** Returns the tables of entities by name. */
export function entityTables(metadata: MetadataStorage): EntityTable[] {
  const entities = [...metadata.getAll().values()].filter(({ abstract, embeddable }) => !abstract && !embeddable);
  return entities
    .map((entity) => ({
      name: entity.tableName,
      entity: entity.pivotTable ? ownerOf(entity, entities) : entity,
      isRelation: Boolean(entity.pivotTable),
      columns: Object.fromEntries(entity.props.filter(hasColumns).flatMap(spelled)),
    }))
    .sort((a, other) => (a.name < other.name ? -1 : 1));
}

function ownerOf(pivot: EntityMetadata, entities: readonly EntityMetadata[]): EntityMetadata {
  const owner = entities.find(({ relations }) =>
    relations.some(({ owner: isOwner, pivotTable }) => isOwner && pivotTable === pivot.tableName),
  );
  if (!owner) throw new TypeError(`the table ${pivot.tableName} has no owner`);
  return owner;
}

const hasColumns = ({ kind, persist, owner }: EntityProperty): boolean =>
  persist !== false && kindsWithColumns.includes(kind) && (kind !== ReferenceKind.ONE_TO_ONE || owner);

function spelled({ fieldNames, columnTypes, nullable, generated, defaultRaw, autoincrement }: EntityProperty) {
  const isLeftOut = defaultRaw !== undefined || Boolean(autoincrement);
  const attributes = [nullable && 'null', generated ? 'computed' : isLeftOut && 'default'].filter(
    (attribute) => attribute,
  );
  return fieldNames.map((name, index): [string, string] => {
    const type = columnTypes[index]?.replace(/\(.*\)/, '') ?? '';
    return [name, [type, ...attributes].join(' ')];
  });
}
