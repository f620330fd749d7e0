import { chakra, IconButton, type SystemStyleObject } from '@chakra-ui/react';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { createContext, type ReactNode, use } from 'react';

type Sortable = Pick<
  ReturnType<typeof useSortable>,
  'attributes' | 'listeners' | 'setActivatorNodeRef' | 'isDragging'
> & { readonly name: string };

const SortableItemContext = createContext<Sortable | null>(null);

interface SortableListProps<Item> {
  readonly items: readonly Item[];
  /** Returns the ID of an item. */
  readonly idOf: (item: Item) => string;
  /** Returns the name of an item for screen readers: "Filter Colour". */
  readonly nameOf: (item: Item) => string;
  /** The items in their new order, once one has been dropped elsewhere. */
  readonly onSort: (items: Item[]) => void;
  /** Renders an item; its `SortHandle` is the drag handle. */
  readonly children: (item: Item, index: number) => ReactNode;
  /** Name of the list. */
  readonly label: string;
  /** Layout of the items, such as a grid. Vertical by default. */
  readonly layout?: SystemStyleObject;
}

/**
 * A list that is reordered by dragging handles with the pointer, touch or keyboard (Space picks up and drops, arrows
 * move, Escape cancels).
 */
export function SortableList<Item>({
  items,
  idOf,
  nameOf,
  onSort,
  children,
  label,
  layout = { display: 'flex', flexDirection: 'column' },
}: SortableListProps<Item>) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    // A key pressed while the page still glides to the place of the one before would be lost.
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  );
  const ids = items.map(idOf);
  const placeOf = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;
  const nameOfId = (id: UniqueIdentifier) => {
    const item = items[placeOf(id) - 1];
    return item === undefined ? 'Item' : nameOf(item);
  };
  const announcements = {
    onDragStart: ({ active }: { active: { id: UniqueIdentifier } }) =>
      `${nameOfId(active.id)} is taken up from place ${placeOf(active.id)} of ${ids.length}.`,
    onDragOver: ({ active, over }: { active: { id: UniqueIdentifier }; over: { id: UniqueIdentifier } | null }) =>
      over === null ? undefined : `${nameOfId(active.id)} is at place ${placeOf(over.id)} of ${ids.length}.`,
    onDragEnd: ({ active, over }: { active: { id: UniqueIdentifier }; over: { id: UniqueIdentifier } | null }) =>
      `${nameOfId(active.id)} is put down at place ${placeOf(over?.id ?? active.id)} of ${ids.length}.`,
    onDragCancel: ({ active }: { active: { id: UniqueIdentifier } }) => `${nameOfId(active.id)} is back in its place.`,
  };

  function onDragEnd({ active, over }: DragEndEvent): void {
    if (over !== null && over.id !== active.id) {
      onSort(arrayMove([...items], placeOf(active.id) - 1, placeOf(over.id) - 1));
    }
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: 'Space takes it up and puts it down, arrows move it, Escape puts it back.',
        },
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <chakra.ul aria-label={label} listStyleType="none" css={layout}>
          {items.map((item, index) => (
            <SortableItem key={idOf(item)} id={idOf(item)} name={nameOf(item)}>
              {children(item, index)}
            </SortableItem>
          ))}
        </chakra.ul>
      </SortableContext>
    </DndContext>
  );
}

interface SortableItemProps {
  readonly id: string;
  readonly name: string;
  readonly children: ReactNode;
}

function SortableItem({ id, name, children }: SortableItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  return (
    <SortableItemContext value={{ attributes, listeners, setActivatorNodeRef, isDragging, name }}>
      <chakra.li
        ref={setNodeRef}
        minWidth="0"
        style={{ transform: CSS.Translate.toString(transform), transition }}
        {...(isDragging && { position: 'relative', zIndex: 'docked', bg: 'bg', boxShadow: 'lg' })}
      >
        {children}
      </chakra.li>
    </SortableItemContext>
  );
}

/** Drag handle of an item in a `SortableList`. */
export function SortHandle() {
  const item = use(SortableItemContext);
  if (item === null) {
    throw new Error('SortHandle needs a SortableList above it.');
  }
  return (
    <IconButton
      ref={item.setActivatorNodeRef}
      size="xs"
      variant="ghost"
      colorPalette="neutral"
      cursor={item.isDragging ? 'grabbing' : 'grab'}
      touchAction="none"
      title="Drag to move"
      {...item.attributes}
      {...item.listeners}
      aria-label={`Move ${item.name}`}
    >
      <GripVertical aria-hidden />
    </IconButton>
  );
}
