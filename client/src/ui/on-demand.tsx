import { type ComponentType, createElement, useEffect, useState } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * Returns the loaded component. React's `lazy` is not used, because on a busy page React would render a suspended
 * component last. It would also unmount the pressed button, which would lose focus.
 */
export function useLoaded<Props>(load: Load<Props>, isNeeded: boolean): ComponentType<Props> | null {
  const [loaded, setLoaded] = useState<{ component: ComponentType<Props> } | { failure: unknown } | null>(null);

  useEffect(() => {
    if (isNeeded) {
      load().then(
        (module) => setLoaded({ component: module.default }),
        (failure: unknown) => setLoaded({ failure }),
      );
    }
  }, [load, isNeeded]);

  if (loaded !== null && 'failure' in loaded) {
    throw loaded.failure;
  }
  return loaded?.component ?? null;
}

/** Props for a button whose popup has not been loaded yet. */
export interface Approach {
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
  readonly onClick: () => void;
}

/**
 * Creates a button with a popup. The code loads on hover or focus, and the popup opens on click. `load` imports the
 * button with its popup open; `ClosedButton` renders only the button.
 */
export function popupOnDemand<Props extends object>(
  ClosedButton: ComponentType<Props & Approach>,
  load: Load<Props>,
): ComponentType<Props> {
  // Ignores errors, because a click retries the request and shows them.
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

/** Creates a dialog whose code is loaded when it first opens. The dialog stays mounted for its closing animation. */
export function dialogOnDemand<Props extends { readonly isOpen: boolean }>(load: Load<Props>): ComponentType<Props> {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each dialog, when a module loads
  return function DialogOnDemand(props) {
    const Dialog = useLoaded(load, props.isOpen);
    return Dialog !== null && createElement(Dialog, props);
  };
}

/** Creates a component whose code is loaded when it is first rendered. `Waiting` is shown until then. */
export function partOnDemand<Props extends object>(load: Load<Props>, Waiting: ComponentType): ComponentType<Props> {
  return function PartOnDemand(props) {
    const Part = useLoaded(load, true);
    return Part === null ? createElement(Waiting) : createElement(Part, props);
  };
}
