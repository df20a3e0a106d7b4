import type { Category } from '#domain/menu/menu.ts';
import { useMayMove } from '#shared/device/use-may-move.ts';
import { CategoryVideo } from './category-video.tsx';

/** A category's video, played when the guest's settings allow motion and the device is online. [S2.28, S3.12] */
export const CategoryFilm = ({ category, video }: { readonly category: Category; readonly video: string }) => (
  <CategoryVideo
    video={video}
    poster={category.image}
    name={category.name}
    cloth={category.cloth}
    mayMove={useMayMove()}
  />
);
