import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { editorText } from "../../../i18n/editor";
import { cx } from "../../../ui/cx";
import { Icon, type IconName } from "../../../ui/Icon";

const { order } = editorText;

type Props = {
  /** A key for each item that stays with it. */
  ids: string[];
  /** What each item is called in the names of its buttons. */
  nameOf: (index: number) => string;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  children: (index: number, tools: ReactNode) => ReactNode;
  className?: string;
  itemClassName?: string;
};

/** A list to put in order: by dragging, with the grip's keys, with Move up and Move down, or with Alt and an arrow. */
export function Sortable({ ids, nameOf, onMove, onRemove, children, className, itemClassName }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = (id: string | number) => ids.indexOf(String(id));

  function dropped({ active, over }: DragEndEvent) {
    if (over && active.id !== over.id) onMove(place(active.id), place(over.id));
  }

  /** Moves an item and takes the focus along to the same control of its new place. */
  function step(from: number, to: number) {
    if (to < 0 || to >= ids.length) return;
    const controls = (index: number) => [
      ...(list.current?.children[index]?.querySelectorAll<HTMLElement>("button, input, textarea") ?? []),
    ];
    const which = controls(from).indexOf(document.activeElement as HTMLElement);
    onMove(from, to);
    requestAnimationFrame(() => controls(to)[which]?.focus());
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={dropped}
      accessibility={{
        screenReaderInstructions: { draggable: order.instructions },
        announcements: {
          onDragStart: ({ active }) => order.lifted(nameOf(place(active.id))),
          onDragOver: ({ active, over }) =>
            over ? order.over(nameOf(place(active.id)), place(over.id) + 1) : undefined,
          onDragEnd: ({ active, over }) =>
            order.dropped(nameOf(place(active.id)), over && place(over.id) + 1),
          onDragCancel: ({ active }) => order.cancelled(nameOf(place(active.id))),
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul ref={list} className={className}>
          {ids.map((id, i) => (
            <Item
              key={id}
              id={id}
              name={nameOf(i)}
              first={i === 0}
              last={i === ids.length - 1}
              onStep={(by) => step(i, i + by)}
              onRemove={() => onRemove(i)}
              className={itemClassName}
            >
              {(tools) => children(i, tools)}
            </Item>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

type ItemProps = {
  id: string;
  name: string;
  first: boolean;
  last: boolean;
  onStep: (by: 1 | -1) => void;
  onRemove: () => void;
  className?: string | undefined;
  children: (tools: ReactNode) => ReactNode;
};

function Item({ id, name, first, last, onStep, onRemove, className, children }: ItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, animateLayoutChanges: () => false });

  function keys(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    event.stopPropagation();
    onStep(event.key === "ArrowUp" ? -1 : 1);
  }

  return (
    // Alt and an arrow in any field of the item move it.
    <li
      ref={setNodeRef}
      onKeyDown={keys}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
      className={cx(className, isDragging && "relative z-10 shadow-float")}
    >
      {children(
        <div className="flex shrink-0 items-center">
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={order.drag(name)}
            title={order.drag(name)}
            className={cx(tool, "cursor-grab touch-none max-sm:hidden")}
          >
            <Icon name="grip" />
          </button>
          <Tool icon="up" label={order.up(name)} off={first} onClick={() => onStep(-1)} />
          <Tool icon="down" label={order.down(name)} off={last} onClick={() => onStep(1)} />
          <Tool icon="cross" label={order.remove(name)} onClick={onRemove} />
        </div>,
      )}
    </li>
  );
}

const tool =
  "flex size-8 items-center justify-center rounded-control text-soft transition-colors duration-150 hover:bg-sunken hover:text-ink aria-disabled:cursor-default aria-disabled:opacity-35";

type ToolProps = { icon: IconName; label: string; off?: boolean; onClick: () => void };

/** A small button of an item. One that is off keeps its place and its focus. */
function Tool({ icon, label, off = false, onClick }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      onClick={() => !off && onClick()}
      className={tool}
    >
      <Icon name={icon} />
    </button>
  );
}
