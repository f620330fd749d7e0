import { type ComponentType, createElement, lazy, Suspense, useState } from 'react';

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
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const OpenPopup: ComponentType<Props> = lazy(load);
  return function PopupOnDemand(props) {
    const [isPressed, setPressed] = useState(false);
    const prepare = () => void load();
    const closed = createElement(ClosedButton, {
      ...props,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: () => setPressed(true),
    });
    return isPressed ? <Suspense fallback={closed}>{createElement(OpenPopup, props)}</Suspense> : closed;
  };
}

/** A dialog whose code is loaded when it opens for the first time. It stays after that, to close in its own way. */
export function dialogOnDemand<Props extends { readonly isOpen: boolean }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Dialog: ComponentType<Props> = lazy(load);
  return function DialogOnDemand(props) {
    const [wasOpened, setWasOpened] = useState(props.isOpen);
    if (props.isOpen && !wasOpened) {
      setWasOpened(true);
    }
    return wasOpened && <Suspense fallback={null}>{createElement(Dialog, props)}</Suspense>;
  };
}
