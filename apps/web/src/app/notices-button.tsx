import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useUnreadCount } from '@/entities/chats/notifications/notifications.queries';
import { lazyPart } from '@/lib/lazy-part';
import { paths } from '@/lib/paths';
import { useRole } from '@/lib/session';
import { NotificationsNoneRounded } from '@/ui/icons/notifications-none-rounded';

const NoticesPopover = lazyPart(async () => (await import('./notices-popover')).NoticesPopover);

/** The bell: from 600 px it opens the newest notices, whose code comes with the first press; on a phone it leads to their page; the narrowest have it in the menu alone. */
export function NoticesButton() {
  const unread = useUnreadCount();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wanted, setWanted] = useState(false);
  const label = unread ? `Notificaciones: ${unread} sin leer` : 'Notificaciones';
  const bell = (
    <Badge badgeContent={unread} max={99} color="secondary" sx={{ '& .MuiBadge-badge': { fontWeight: 700 } }}>
      <NotificationsNoneRounded />
    </Badge>
  );
  const open = ({ currentTarget }: React.MouseEvent<HTMLElement>) => {
    setWanted(true);
    setAnchor(currentTarget);
  };
  return (
    <>
      <IconButton
        component={Link}
        to={paths.notifications(useRole())}
        aria-label={label}
        color="inherit"
        sx={{
          display: { sm: 'none' },
          '@media (max-width:399px)': { width: 40, minWidth: 40, px: 0 },
          '@media (max-width:359px)': { display: 'none' },
        }}
      >
        {bell}
      </IconButton>
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={!!anchor}
        color="inherit"
        onClick={open}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        {bell}
      </IconButton>
      {wanted && (
        <Suspense>
          <NoticesPopover anchor={anchor} close={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
