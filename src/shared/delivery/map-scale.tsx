import { MAP_SIZE, type MapView, netKm } from '#domain/delivery/map-view.ts';
import styles from './delivery-map.module.css';
import { useKilometres } from './kilometres.ts';

/** Length of one side of the map's grid. */
export const MapScale = ({ view }: { readonly view: MapView }) => {
  const kilometres = useKilometres();
  const net = netKm(view);
  return (
    <span className={styles.scale} style={{ inlineSize: `${((net * view.unitsPerKm) / MAP_SIZE.width) * 100}%` }}>
      {kilometres(net)}
    </span>
  );
};
