import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useSessao } from '../lib/use-sessao';
import { Cartao } from '../ui/cartao';
import { EsqueletoDeLista } from '../ui/esqueletos';
import { Pagina } from '../ui/pagina';
import { AceiteDoDocumento } from './aceite-do-documento';
import { DocumentoLegal } from './documento-legal';
import { REGULAMENTOS } from './textos/regulamentos';

const DE_QUEM = ['tutor', 'prescritor', 'lojista'] as const;
const NOMES = { tutor: 'Regulamento do tutor', prescritor: 'Regulamento do parceiro', lojista: 'Regulamento da loja' };

export function Regulamento() {
  return (
    <Suspense fallback={<EsqueletoDeLista />}>
      <Texto />
    </Suspense>
  );
}

/** Each role has its own; visitors read the tutor's. The team has none, and reads whichever somebody asks about. */
function Texto() {
  const papel = useSessao()?.tipo_usuario;
  const [busca] = useSearchParams();
  const escolhido = DE_QUEM.find((perfil) => perfil === busca.get('de'));
  if (papel === 'indicabem' && !escolhido) return <SemRegulamento />;
  return (
    <Regras
      de={papel === 'indicabem' ? (escolhido ?? 'tutor') : (papel ?? 'tutor')}
      comAceite={papel !== 'indicabem'}
    />
  );
}

function Regras({ de, comAceite }: { de: keyof typeof REGULAMENTOS; comAceite: boolean }) {
  const { data: versoes } = useSuspenseQuery({
    queryKey: ['regulamento', de],
    queryFn: REGULAMENTOS[de],
    staleTime: Infinity,
  });
  return (
    <DocumentoLegal versoes={versoes}>
      {({ versao }) => comAceite && <AceiteDoDocumento documento="termos" versao={versao} />}
    </DocumentoLegal>
  );
}

function SemRegulamento() {
  return (
    <Pagina titulo="Regulamento" largura="media">
      <Cartao como="section" rotulo="Regulamento da equipe">
        <p>A equipe não tem regulamento a aceitar. Veja o que cada perfil aceita:</p>
        <ul>
          {DE_QUEM.map((perfil) => (
            <li key={perfil}>
              <Link to={`/regulamento?de=${perfil}`}>{NOMES[perfil]}</Link>
            </li>
          ))}
        </ul>
      </Cartao>
    </Pagina>
  );
}
