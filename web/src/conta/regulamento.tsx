import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSessao } from '../lib/use-sessao';
import { EsqueletoDeLista } from '../ui/esqueletos';
import { AceiteDoDocumento } from './aceite-do-documento';
import { DocumentoLegal } from './documento-legal';

const TEXTOS = {
  tutor: () => import('./textos/regulamento-tutor').then((m) => m.regulamentoTutor),
  prescritor: () => import('./textos/regulamento-prescritor').then((m) => m.regulamentoPrescritor),
  lojista: () => import('./textos/regulamento-lojista').then((m) => m.regulamentoLojista),
};

export function Regulamento() {
  return (
    <Suspense fallback={<EsqueletoDeLista />}>
      <Texto />
    </Suspense>
  );
}

/** Each role has its own; visitors and administrators, who have none, read the tutor's. */
function Texto() {
  const papel = useSessao()?.tipo_usuario;
  const de = papel && papel !== 'indicabem' ? papel : 'tutor';
  const { data: texto } = useSuspenseQuery({ queryKey: ['regulamento', de], queryFn: TEXTOS[de], staleTime: Infinity });
  return (
    <DocumentoLegal texto={texto}>
      {papel !== 'indicabem' && (
        <AceiteDoDocumento
          documento="termos"
          declaracao="Declaro que li e estou ciente que devo cumprir as normas que constam no Regulamento."
        />
      )}
    </DocumentoLegal>
  );
}
