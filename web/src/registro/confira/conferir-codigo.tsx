import { MARCA } from '@indica-bem/domain/marca';
import type { Marco } from '@indica-bem/domain/registro/contrato';
import { type FormEvent, useId, useState } from 'react';
import { mensagemDe } from '../../lib/erros-da-api';
import { Aviso } from '../../ui/aviso';
import pagina from '../transparencia.module.css';
import { usePergunta } from '../use-pergunta';
import { type CodigoGuardado, lerCodigoGuardado } from './codigo-guardado';
import classes from './confira.module.css';

/** For a store, or whoever kept a root: is what it was of still there, whole? */
export function ConferirCodigo({ marco }: { marco: Marco }) {
  const campo = useId();
  const [linhas, setLinhas] = useState('');
  const [codigo, setCodigo] = useState('');
  const [recusa, setRecusa] = useState('');
  const conta = usePergunta(async (guardado: CodigoGuardado): Promise<boolean> => {
    const { ehOComeco } = await import('./conferencias');
    return ehOComeco(guardado, marco);
  });

  function conferir(evento: FormEvent) {
    evento.preventDefault();
    const guardado = lerCodigoGuardado(linhas, codigo);
    setRecusa(guardado ? '' : 'Informe as linhas e o código inteiro, de 64 letras e números');
    if (guardado) conta.perguntar(guardado);
    else conta.esquecer();
  }

  return (
    <details className={classes.fundo}>
      <summary>Tenho um código guardado</summary>
      <form className={classes.painel} onSubmit={conferir} noValidate>
        <p>
          As lojas recebem um código quando cada mês fecha. Este aparelho confere se tudo o que ele resume continua lá.
        </p>
        <div className={classes.campo}>
          <label htmlFor={`${campo}-linhas`}>Linhas</label>
          <input
            id={`${campo}-linhas`}
            inputMode="numeric"
            autoComplete="off"
            value={linhas}
            onChange={({ currentTarget }) => setLinhas(currentTarget.value)}
          />
        </div>
        <div className={classes.campo}>
          <label htmlFor={campo}>Código</label>
          <input
            id={campo}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={codigo}
            aria-invalid={recusa !== ''}
            aria-describedby={`${campo}-erro`}
            onChange={({ currentTarget }) => setCodigo(currentTarget.value)}
          />
          <p id={`${campo}-erro`} className={classes.recusa} role="alert">
            {recusa}
          </p>
        </div>
        {conta.resposta !== undefined && <Veredito confere={conta.resposta} />}
        {conta.erro && <Aviso tom="alerta">Não deu para conferir: {mensagemDe(conta.erro)}</Aviso>}
        <button type="submit" className={pagina.botao} aria-busy={conta.andando}>
          {conta.andando ? 'Conferindo…' : 'Conferir o código'}
        </button>
      </form>
    </details>
  );
}

function Veredito({ confere }: { confere: boolean }) {
  if (confere)
    return (
      <Aviso tom="ok" titulo="O código confere">
        Tudo o que estava no registro quando você o recebeu continua lá, sem mudança.
      </Aviso>
    );
  return (
    <Aviso tom="erro" titulo="O código não confere">
      Veja se as linhas e o código estão como você os recebeu. Se estão, escreva para {MARCA.email}: isso não pode
      passar sem explicação.
    </Aviso>
  );
}
