import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export const loadDataLayer = () => import('./data-layer');

/**
 * A component from its own chunk, together with the data layer that its hooks need; both load at the
 * same time. Call it once per component, outside of rendering.
 */
export function lazyWithData(load: () => Promise<{ default: ComponentType }>): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    const [{ DataLayer }, { default: Component }] = await Promise.all([loadDataLayer(), load()]);
    return {
      default: () => (
        <DataLayer>
          <Component />
        </DataLayer>
      ),
    };
  });
}
