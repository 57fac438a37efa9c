import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { tomarDestino } from '../../lib/depois';
import { aceitou, aceitouTudo, type Documento, type Sessao } from '../../lib/sessao';
import { useSessao } from '../../lib/use-sessao';
import { EsqueletoDeLista } from '../../ui/esqueletos';
import { Pagina } from '../../ui/pagina';
import { REGULAMENTOS } from '../textos/regulamentos';
import { DocumentoAAceitar } from './documento-a-aceitar';

/** `aceites`: what is not accepted yet, one text after the other; after the last tick it goes on by itself. */
export function Aceites() {
  const sessao = useSessao();
  if (!sessao) return <Navigate to="/login" replace />;
  if (!sessao.tipo_usuario) return <Navigate to="/home" replace />;
  return <Pendentes sessao={sessao} />;
}

function Pendentes({ sessao }: { sessao: Sessao }) {
  // As it was when the page opened: what is ticked here stays in its place.
  const [pendentes] = useState(() => DOCUMENTOS.filter((documento) => !aceitou(sessao, documento)));
  useSeguir(aceitouTudo(sessao));
  const dois = pendentes.length > 1;
  return (
    <Pagina
      titulo="Leia e aceite para continuar"
      subtitulo={dois ? 'São dois documentos: o resumo, o texto todo e o seu aceite em cada um.' : undefined}
      voltar={false}
      largura="media"
    >
      <Suspense fallback={<EsqueletoDeLista linhas={dois ? 2 : 1} altura={300} />}>
        <Textos pendentes={pendentes} sessao={sessao} />
      </Suspense>
    </Pagina>
  );
}

const DOCUMENTOS = ['privacidade', 'termos'] as const satisfies Documento[];

function Textos({ pendentes, sessao }: { pendentes: Documento[]; sessao: Sessao }) {
  const papel = sessao.tipo_usuario;
  const { data } = useSuspenseQuery({
    queryKey: ['aceites', papel],
    queryFn: async () => {
      const [privacidade, termos] = await Promise.all([
        import('../textos/privacidade').then((m) => m.versoes),
        // The team has none to accept.
        papel === 'indicabem' ? [] : REGULAMENTOS[papel](),
      ]);
      return { privacidade, termos };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return pendentes.map((documento) => {
    const [texto] = data[documento];
    return texto && <DocumentoAAceitar key={documento} documento={documento} texto={texto} sessao={sessao} />;
  });
}

/** Once, to where the person was going; here or in another tab, the last tick decides. */
function useSeguir(pronto: boolean): void {
  const navigate = useNavigate();
  const foi = useRef(false);
  useEffect(() => {
    if (!pronto || foi.current) return;
    foi.current = true;
    void navigate(tomarDestino() ?? '/home', { replace: true });
  }, [pronto, navigate]);
}
