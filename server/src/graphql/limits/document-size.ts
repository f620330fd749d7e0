import { type DirectiveNode, Kind, type SelectionNode } from 'graphql';
import { type Fragments, fragmentAt, type Selecting } from '../../kernel/transport/selection.ts';

/** Size of an operation after all fragments have been expanded. */
export interface DocumentSize {
  /** Number of fields, inline fragments and fragment spreads. */
  readonly selections: number;
  /** Number of aliases, including aliases of `__typename`. Each alias adds a value to every row. */
  readonly aliases: number;
  /** Nesting depth of fields. Introspection fields are not counted, because tools nest them deeply. */
  readonly depth: number;
  /** Directive that is repeated on one field, fragment or operation. Undefined if there is none. */
  readonly repeated: DirectiveNode | undefined;
}

const nothing: DocumentSize = { selections: 0, aliases: 0, depth: 0, repeated: undefined };

/** Returns a function that measures the operations and fragments of one document. Each fragment is visited once. */
export function documentSizes(fragments: Fragments): (selecting: Selecting) => DocumentSize {
  const cache = new Map<Selecting, DocumentSize>();

  return function sizeOf(selecting): DocumentSize {
    const cached = cache.get(selecting);
    if (cached) return cached;
    // A fragment that includes itself is treated as empty. Validation reports the cycle.
    cache.set(selecting, nothing);
    let { selections, aliases, depth } = nothing;
    let repeated = repeatedIn(selecting.directives);
    for (const node of selecting.selectionSet?.selections ?? []) {
      const inner = node.kind === Kind.FIELD ? node : fragmentAt(node, fragments);
      const below = inner ? sizeOf(inner) : nothing;
      selections += 1 + below.selections;
      aliases += below.aliases + (isRenamed(node) ? 1 : 0);
      depth = Math.max(depth, depthOf(node, below));
      repeated ??= below.repeated ?? repeatedIn(node.directives);
    }
    const size = { selections, aliases, depth, repeated };
    cache.set(selecting, size);
    return size;
  };
}

const isRenamed = (node: SelectionNode): boolean => node.kind === Kind.FIELD && node.alias !== undefined;

function depthOf(node: SelectionNode, below: DocumentSize): number {
  if (node.kind !== Kind.FIELD) return below.depth;
  return node.name.value === '__schema' ? 0 : 1 + below.depth;
}

const repeatedIn = (directives: readonly DirectiveNode[] = []): DirectiveNode | undefined => {
  const names = new Set<string>();
  return directives.find(({ name }) => names.size === names.add(name.value).size);
};
