import Avatar from '@mui/material/Avatar';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import type { Usuario } from '@tuerca/contracts/auth/users/schemas';
import { accountName } from '@/lib/account-name';
import { lazyPart } from '@/lib/lazy-part';
import { mediaUrl } from '@/lib/media-url';
import { KeyboardArrowDownRounded } from '@/ui/icons/keyboard-arrow-down-rounded';

const ProfileList = lazyPart(async () => (await import('./profile-list')).ProfileList);

/** The signed-in person's button with her menu, whose code comes with the first press. Closes on a press outside and on Escape. */
export function ProfileMenu({ user }: { user: Usuario }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wanted, setWanted] = useState(false);
  const { name } = accountName(user);
  const open = (event: React.MouseEvent<HTMLElement>) => {
    setWanted(true);
    setAnchor(event.currentTarget);
  };
  return (
    <>
      <ButtonBase
        aria-label={`Tu cuenta, ${name}`}
        aria-haspopup="menu"
        aria-expanded={!!anchor}
        onClick={open}
        sx={{
          ml: { xs: 0, md: 1.5 },
          gap: 1,
          p: 0.5,
          minHeight: 44,
          borderRadius: 1,
          color: 'inherit',
          '&:hover': { bgcolor: 'marca.bandDeep' },
        }}
      >
        <Avatar
          src={mediaUrl(user.profilePicture)}
          alt=""
          sx={{
            width: 34,
            height: 34,
            bgcolor: 'secondary.main',
            color: 'secondary.contrastText',
            fontSize: 15,
            fontWeight: 700,
          }}
        >
          {name.slice(0, 1).toUpperCase()}
        </Avatar>
        <Typography
          component="span"
          variant="body2"
          noWrap
          sx={{ display: { xs: 'none', lg: 'block' }, fontWeight: 600, maxWidth: 130 }}
        >
          {name.split(' ')[0]}
        </Typography>
        <KeyboardArrowDownRounded fontSize="small" sx={{ display: { xs: 'none', lg: 'block' } }} />
      </ButtonBase>
      {wanted && (
        <Suspense>
          <ProfileList user={user} anchor={anchor} close={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
