import { type TipoDeCadastro, tipoDoNumero, tituloDoCadastro } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { verInteressado } from '@indica-bem/domain/interesse/chamadas';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { consulta } from '../lib/consultas';
import { useLidoAgora } from '../lib/use-lido-agora';
import { Escolha } from '../ui/escolha';
import { EsqueletoDeLista } from '../ui/esqueletos';
import { EstadoDeErro } from '../ui/estado-de-erro';
import { Pagina } from '../ui/pagina';
import { PorPlanilha } from './por-planilha';
import { Simples } from './simples';
import { TiposDeCadastro } from './tipos-de-cadastro';

const MODOS = [
  { valor: 'simples', rotulo: 'Simples' },
  { valor: 'lote', rotulo: 'Em lote' },
] as const;

/** `usuarios/novo/:tipo`: the team registers people one by one, or by the thousand. */
export function NovoCadastro() {
  const tipo = tipoDoNumero(useParams().tipo ?? '');
  const [busca, setBusca] = useSearchParams();
  if (!tipo) return <Navigate to="/usuarios/novo/1" replace />;
  const modo = busca.get('modo') === 'lote' ? 'lote' : 'simples';
  const interessado = /^\d{1,9}$/.exec(busca.get('interessado') ?? '')?.[0];

  function mudarModo(novo: (typeof MODOS)[number]['valor']) {
    const nova = new URLSearchParams(busca);
    if (novo === 'lote') nova.set('modo', 'lote');
    else nova.delete('modo');
    setBusca(nova, { replace: true });
  }

  return (
    <Pagina titulo={tituloDoCadastro(tipo)} largura="media">
      <TiposDeCadastro atual={tipo} busca={busca} />
      <Escolha legenda="Tipo de cadastro" opcoes={MODOS} valor={modo} onChange={mudarModo} />
      {modo === 'lote' && <PorPlanilha key={tipo} tipo={tipo} />}
      {/* Never taken down: whoever looks at the other way of registering comes back to what was typed. */}
      <div hidden={modo === 'lote'}>
        {interessado ? <DoInteressado tipo={tipo} id={Number(interessado)} /> : <Simples tipo={tipo} />}
      </div>
    </Pagina>
  );
}

/** `?interessado=`: what the person has told already is filled in. */
function DoInteressado({ tipo, id }: { tipo: TipoDeCadastro; id: number }) {
  const { data, error, refetch } = useLidoAgora(consulta(verInteressado, { params: { id } }));
  if (data) return <Simples tipo={tipo} interessado={data} />;
  if (error) return <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />;
  return <EsqueletoDeLista linhas={3} altura={160} />;
}
