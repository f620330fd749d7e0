import { type ComponentType, createElement, useEffect, useState } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * What `load` brings, once it is wanted and there. Not `lazy`: React renders what was suspended after everything else
 * that a busy page has to do, and takes the button that was pressed, with its focus, off the page meanwhile.
 */
export function useLoaded<Props>(load: Load<Props>, isWanted: boolean): ComponentType<Props> | null {
  const [loaded, setLoaded] = useState<{ component: ComponentType<Props> } | { failure: unknown } | null>(null);

  useEffect(() => {
    if (isWanted) {
      load().then(
        (module) => setLoaded({ component: module.default }),
        (failure: unknown) => setLoaded({ failure }),
      );
    }
  }, [load, isWanted]);

  if (loaded !== null && 'failure' in loaded) {
    throw loaded.failure;
  }
  return loaded?.component ?? null;
}

/** For the button that stands there before its popup is loaded. */
export interface Approach {
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
  readonly onClick: () => void;
}

/**
 * A button with a popup whose code is loaded when somebody approaches the button, and shown when they press it.
 * `load` gives both together, already open; `ClosedButton` is the same button alone.
 */
export function popupOnDemand<Props extends object>(
  ClosedButton: ComponentType<Props & Approach>,
  load: Load<Props>,
): ComponentType<Props> {
  // Whoever presses is told of a failure; the next attempt may succeed.
  const prepare = () => void load().catch(() => undefined);
  return function PopupOnDemand(props) {
    const [isPressed, setPressed] = useState(false);
    const OpenPopup = useLoaded(load, isPressed);
    return OpenPopup === null
      ? createElement(ClosedButton, {
          ...props,
          onPointerEnter: prepare,
          onFocus: prepare,
          onClick: () => setPressed(true),
        })
      : createElement(OpenPopup, props);
  };
}

/** A dialog whose code is loaded when it opens for the first time. It stays after that, to close in its own way. */
export function dialogOnDemand<Props extends { readonly isOpen: boolean }>(load: Load<Props>): ComponentType<Props> {
  return function DialogOnDemand(props) {
    const Dialog = useLoaded(load, props.isOpen);
    return Dialog !== null && createElement(Dialog, props);
  };
}

/** A part of a page whose code is loaded when it is first shown; `Waiting` stands in its place until then. */
export function partOnDemand<Props extends object>(load: Load<Props>, Waiting: ComponentType): ComponentType<Props> {
  return function PartOnDemand(props) {
    const Part = useLoaded(load, true);
    return Part === null ? createElement(Waiting) : createElement(Part, props);
  };
}
