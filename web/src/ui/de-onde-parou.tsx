import { Aviso } from './aviso';

/** At the top of a form that got back what was typed. */
export function DeOndeParou({ recuperado }: { recuperado: boolean }) {
  if (!recuperado) return null;
  return (
    <Aviso tom="info" titulo="Continue de onde parou">
      Sua sessão terminou antes do envio. Confira os dados e salve.
    </Aviso>
  );
}
