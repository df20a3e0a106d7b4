import { Trans } from '@lingui/react/macro';
import manage from '#staff/frame/manage.module.css';
import { Icon } from '#ui/look/icon.tsx';
import { warningCircle } from '#ui/look/icons-later.ts';

const Why = ({ why }: { readonly why: string }) => {
  switch (why) {
    case 'no_response':
      return <Trans>Nothing answers. The picture stays here; try again when the network is back.</Trans>;
    case 'picture_heic':
      return <Trans>This is an iPhone’s own format (HEIC), which others cannot show. Save it as JPEG.</Trans>;
    case 'picture_unknown_kind':
      return <Trans>This file is no picture that can be shown. JPEG, PNG, WebP and AVIF can.</Trans>;
    case 'picture_broken':
      return <Trans>This picture is damaged. Choose another one.</Trans>;
    case 'picture_too_large':
    case 'body_too_large':
      return <Trans>This file is too large. Save it smaller, up to 20 MB.</Trans>;
    case 'picture_too_many_pixels':
      return <Trans>This picture has too many pixels: up to 64 million are read.</Trans>;
    case 'picture_too_small':
      return <Trans>This is too small: at least 200 pixels are needed on each side.</Trans>;
    case 'too_many_pictures':
      return <Trans>Too many pictures have come within an hour. Try again later; this one stays here.</Trans>;
    case 'unknown_picture':
      return <Trans>The server no longer has this picture. Choose it anew.</Trans>;
    case 'not_editable':
      return <Trans>This menu came without its file. Import it once more, then it can be edited here.</Trans>;
    case 'forbidden':
      return <Trans>Your role does not allow that.</Trans>;
    case 'not_kept':
      return <Trans>The picture was sent, but the dish does not have it yet. Try again.</Trans>;
    default:
      return <Trans>That did not work. The picture stays here; try again.</Trans>;
  }
};

/** Reason why a picture was rejected. */
export const PictureProblem = ({ why }: { readonly why: string }) => (
  <p role="alert" className={manage.problem} data-testid="picture-problem">
    <Icon path={warningCircle} size="1.25rem" />
    <span>
      <Why why={why} />
    </span>
  </p>
);
