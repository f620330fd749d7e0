import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export const loadDataLayer = () => import('./data-layer');

/**
 * Creates a lazy component that is loaded in parallel with the data layer, which its hooks need. Call it once per
 * component, outside of rendering.
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
