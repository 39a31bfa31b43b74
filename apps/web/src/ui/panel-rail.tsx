import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { ExpandMoreRounded } from './icons/expand-more-rounded';
import { groupPlaces, type PanelMenu, type PanelPlace, type PlaceGroup } from './panel-menu';
import { visuallyHidden } from './visually-hidden';

// Of a laptop's low window: more of a long menu fits.
const LOW = '@media (max-height: 899px)';
const link = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  px: 1.5,
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
  typography: 'body2',
  fontWeight: 600,
  [LOW]: { minHeight: 34 },
  '& .MuiSvgIcon-root': { fontSize: 22, color: 'text.secondary' },
  '&:hover': { bgcolor: 'marca.tile' },
  '&.active': { bgcolor: 'marca.tile', boxShadow: 'inset 3px 0 0 var(--t-palette-primary-main)' },
  '&.active .MuiSvgIcon-root': { color: 'primary.main' },
} as const;

const Place = ({ to, label, icon, count = 0, exact = false }: PanelPlace) => (
  <li>
    <Box component={NavLink} to={to} end={exact} sx={link}>
      <Box component="span" aria-hidden sx={{ display: 'inline-flex' }}>
        {icon}
      </Box>
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        {label}
      </Box>
      {count > 0 && (
        <>
          <Badge
            aria-hidden
            badgeContent={count}
            max={99}
            color="primary"
            sx={{ '& .MuiBadge-badge': { position: 'static', transform: 'none' } }}
          />
          <Box component="span" sx={visuallyHidden}>
            , {count}
          </Box>
        </>
      )}
    </Box>
  </li>
);

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 };
const apart = { mt: 2, pt: 2, borderTop: 1, borderColor: 'divider', [LOW]: { mt: 1, pt: 1 } };

/** Places under a heading that names their list. Those without one stand apart from what comes before. */
function Group({ heading, places, first }: PlaceGroup<PanelPlace> & { first: boolean }) {
  const id = useId();
  return (
    <>
      {heading && (
        <Typography
          id={id}
          variant="caption"
          component="p"
          sx={{ px: 1.5, pt: 2, pb: 0.5, color: 'text.secondary', [LOW]: { pt: 1, pb: 0 } }}
        >
          {heading}
        </Typography>
      )}
      <Box component="ul" aria-labelledby={heading && id} sx={{ ...list, ...(!heading && !first && apart) }}>
        {places.map((place) => (
          <Place key={place.to} {...place} />
        ))}
      </Box>
    </>
  );
}

/** Brings the present place into the rail's own window, where the menu is longer than the screen; the page itself does not move. */
function useCurrentInSight(): RefObject<HTMLElement | null> {
  const { pathname } = useLocation();
  const rail = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = rail.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!rail.current || !current) return;
    const [window, place] = [rail.current.getBoundingClientRect(), current.getBoundingClientRect()];
    if (place.bottom > window.bottom) rail.current.scrollTop += place.bottom - window.bottom + place.height;
    else if (place.top < window.top) rail.current.scrollTop -= window.top - place.top + place.height;
  }, [pathname]);
  return rail;
}

/** True while places of the menu are below the rail's window; `end` marks where they end. */
function useMoreBelow(rail: RefObject<HTMLElement | null>, end: RefObject<HTMLElement | null>): boolean {
  const [more, setMore] = useState(false);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(([entry]) => entry && setMore(!entry.isIntersecting), {
      root: rail.current,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [rail, end]);
  return more;
}

const FADE = 'linear-gradient(to bottom, transparent, var(--t-palette-background-default) 40%)';

/** Tells that the menu goes on below its window, and moves there. The keyboard reaches the places by themselves. */
function MoreBelow({ rail, end }: Record<'rail' | 'end', RefObject<HTMLElement | null>>) {
  if (!useMoreBelow(rail, end)) return null;
  return (
    <Box
      aria-hidden
      sx={{ position: 'sticky', bottom: 0, pt: 3, flex: 'none', pointerEvents: 'none', background: FADE }}
    >
      <Button
        tabIndex={-1}
        size="small"
        variant="outlined"
        fullWidth
        endIcon={<ExpandMoreRounded />}
        onClick={() => rail.current?.scrollBy({ top: rail.current.clientHeight * 0.7 })}
        sx={{ pointerEvents: 'auto', bgcolor: 'background.paper', '&:hover': { bgcolor: 'marca.tile' } }}
      >
        Más opciones
      </Button>
    </Box>
  );
}

const Waiting = () => (
  <Box aria-hidden sx={{ display: 'grid', gap: 1, pt: 1 }}>
    {[1, 2, 3, 4, 5, 6, 7].map((n) => (
      <Skeleton key={n} variant="rectangular" height={36} />
    ))}
  </Box>
);

/** The places of a panel on the left of wide screens; it stays in sight while the page moves. */
export function PanelRail({ menu }: { menu: PanelMenu | null }) {
  const rail = useCurrentInSight();
  const end = useRef<HTMLDivElement>(null);
  return (
    <Box
      component="aside"
      ref={rail}
      aria-label="Tu panel"
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        position: 'sticky',
        top: 'var(--header-height, 0px)',
        maxHeight: 'calc(100dvh - var(--header-height, 0px))',
        overflowY: 'auto',
        pt: 4,
        pr: 2,
        '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
        [LOW]: { pt: 2 },
        minHeight: 'min(640px, 100dvh - var(--header-height, 0px))',
      }}
    >
      <Box sx={{ px: 1.5, pb: 2, minHeight: 64, [LOW]: { pb: 0.5 } }}>
        <Typography variant="h4" component="p">
          {menu ? `${menu.title} ${menu.role}` : 'Panel'}
        </Typography>
        <Typography variant="body2" noWrap title={menu?.user} sx={{ color: 'text.secondary' }}>
          {menu ? menu.user : <Skeleton width="70%" />}
        </Typography>
      </Box>
      {menu ? (
        <>
          <Box component="nav" aria-label={`${menu.title} ${menu.role}`}>
            {groupPlaces(menu.places).map((group, i) => (
              <Group key={group.places[0]!.to} {...group} first={i === 0} />
            ))}
            <Box component="ul" sx={{ ...list, ...apart }}>
              {menu.more.map((place) => (
                <Place key={place.to} {...place} />
              ))}
            </Box>
          </Box>
          <Box sx={{ mt: 1 }}>{menu.logout}</Box>
        </>
      ) : (
        <Waiting />
      )}
      <Box ref={end} sx={{ flex: 'none', height: '1px', mt: 3 }} />
      <MoreBelow rail={rail} end={end} />
    </Box>
  );
}
