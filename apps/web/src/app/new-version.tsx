import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { wouldLose } from '@/lib/leave-guard';
import { startOfflineWorker, takeOver, useNewVersion } from '@/lib/offline-worker';
import { AutorenewRounded } from '@/ui/icons/autorenew-rounded';
import { NoticeBand } from '@/ui/notice-band';

/** Starts the service worker; offers a new version, and takes it by itself when another page is opened and nothing typed would be lost. */
export function NewVersion() {
  const waits = useNewVersion();
  const { pathname } = useLocation();
  const seen = useRef(pathname);

  useEffect(() => {
    if (import.meta.env.PROD) startOfflineWorker();
  }, []);

  useEffect(() => {
    const moved = seen.current !== pathname;
    seen.current = pathname;
    if (waits && moved && !wouldLose()) takeOver();
  }, [waits, pathname]);

  return (
    <Box role="status">
      {waits && (
        <NoticeBand
          icon={<AutorenewRounded fontSize="small" aria-hidden />}
          actions={
            <Button size="small" color="inherit" variant="outlined" onClick={takeOver}>
              Actualizar
            </Button>
          }
        >
          Hay una versión nueva
        </NoticeBand>
      )}
    </Box>
  );
}
