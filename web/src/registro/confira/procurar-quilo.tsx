import { nomeDoMes } from '@indica-bem/domain/brasil/mes';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import type { Marco } from '@indica-bem/domain/registro/contrato';
import type { Folha } from '@indica-bem/domain/registro/folha';
import { nomeDaCidade } from '@indica-bem/domain/registro/nome-da-cidade';
import { type FormEvent, useId, useState } from 'react';
import { mensagemDe } from '../../lib/erros-da-api';
import { Aviso } from '../../ui/aviso';
import pagina from '../transparencia.module.css';
import { usePergunta } from '../use-pergunta';
import classes from './confira.module.css';
import { numeroDoQuilo } from './numero-do-quilo';

type Achado = { n: number; folha: Folha | null };

/** Any kilogram by its number: what its line says, and whether it stands under the signed root. */
export function ProcurarQuilo({ marco }: { marco: Marco }) {
  const campo = useId();
  const [digitado, setDigitado] = useState('');
  const [recusa, setRecusa] = useState('');
  const busca = usePergunta(async (n: number): Promise<Achado> => {
    const { buscarQuilo } = await import('./buscar-quilo');
    return { n, folha: await buscarQuilo(n, marco) };
  });

  function procurar(evento: FormEvent) {
    evento.preventDefault();
    const n = numeroDoQuilo(digitado);
    const motivo = recusaDo(n, marco.tamanho);
    setRecusa(motivo);
    if (n !== null && motivo === '') busca.perguntar(n);
    else busca.esquecer();
  }

  return (
    <form className={classes.painel} onSubmit={procurar} noValidate>
      <h3>Procurar um quilo</h3>
      <p>Quem comprou com um cupom encontra o número do seu quilo na Fórmula do Bem, dentro da própria conta.</p>
      <div className={classes.campo}>
        <label htmlFor={campo}>Número do quilo</label>
        <input
          id={campo}
          inputMode="numeric"
          autoComplete="off"
          placeholder={`1 a ${formatarInteiro(marco.tamanho)}`}
          value={digitado}
          aria-invalid={recusa !== ''}
          aria-describedby={`${campo}-erro`}
          onChange={({ currentTarget }) => setDigitado(currentTarget.value)}
        />
        <p id={`${campo}-erro`} className={classes.recusa} role="alert">
          {recusa}
        </p>
      </div>
      {busca.resposta && <Linha {...busca.resposta} />}
      {busca.erro && <Aviso tom="alerta">Não deu para conferir: {mensagemDe(busca.erro)}</Aviso>}
      <button type="submit" className={pagina.botao} aria-busy={busca.andando}>
        {busca.andando ? 'Procurando…' : 'Procurar'}
      </button>
    </form>
  );
}

/** A page that was opened before the purchase does not know its kilogram yet. */
function recusaDo(n: number | null, tamanho: number): string {
  const ultimo = formatarInteiro(tamanho);
  if (n === null || n < 1) return `Use um número de 1 a ${ultimo}`;
  return n > tamanho ? `Esta página vai até o nº ${ultimo}. Se o seu quilo é mais novo, recarregue a página` : '';
}

function Linha({ n, folha }: Achado) {
  const numero = formatarInteiro(n);
  if (!folha)
    return (
      <Aviso tom="erro" titulo={`O nº ${numero} não confere`}>
        A linha que veio não leva ao código assinado.
      </Aviso>
    );
  const onde = `${nomeDaCidade(folha.cidade)}, ${nomeDoMes(folha.mes)}`;
  return (
    <Aviso tom="ok" titulo={`O nº ${numero} está no registro`}>
      {folha.kg === 1
        ? `1 kg de ração: ${onde}.`
        : `Estorno do quilo nº ${formatarInteiro(folha.estorna)}: ${onde}. A compra foi desfeita.`}
    </Aviso>
  );
}
