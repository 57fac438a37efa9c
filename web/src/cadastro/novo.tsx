import { tipoDoNumero, tituloDoCadastro } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { Escolha } from '../ui/escolha';
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
  return (
    <Pagina titulo={tituloDoCadastro(tipo)} largura="media">
      <TiposDeCadastro atual={tipo} modo={modo} />
      <Escolha
        legenda="Tipo de cadastro"
        opcoes={MODOS}
        valor={modo}
        onChange={(novo) => setBusca(novo === 'lote' ? { modo: 'lote' } : {}, { replace: true })}
      />
      {modo === 'lote' && <PorPlanilha key={tipo} tipo={tipo} />}
      {/* Never taken down: whoever looks at the other way of registering comes back to what was typed. */}
      <div hidden={modo === 'lote'}>
        <Simples tipo={tipo} />
      </div>
    </Pagina>
  );
}
