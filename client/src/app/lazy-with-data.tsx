import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export const loadDataLayer = () => import('./data-layer');

/**
 * Loads a component together with the data layer that its hooks need, in parallel. Call it once per component,
 * outside of rendering.
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
