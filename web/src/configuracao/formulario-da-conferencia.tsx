import { momentoCompleto } from '@indica-bem/domain/brasil/momento';
import { alterarAjustes, verAjustes } from '@indica-bem/domain/configuracao/chamadas';
import type { Ajustes } from '@indica-bem/domain/configuracao/contrato';
import type { Conferencia } from '@indica-bem/domain/cupom/leitura';
import type { FormEvent } from 'react';
import { useLocation } from 'react-router';
import { api } from '../lib/api';
import { consulta, consultas } from '../lib/consultas';
import { camposDe, mensagemDe, sessaoPerdida, temCampos } from '../lib/erros-da-api';
import { Aviso } from '../ui/aviso';
import { BotaoDeEnvio } from '../ui/botao-de-envio';
import { Cartao } from '../ui/cartao';
import { confirmar } from '../ui/confirmar';
import { DeOndeParou } from '../ui/de-onde-parou';
import { conflitoDe, diferencasDosCampos } from '../ui/edicao/conflito-de';
import { PainelDoConflito } from '../ui/edicao/painel-do-conflito';
import { avisar } from '../ui/toasts';
import { useCampos } from '../ui/use-campos';
import { useEnvio } from '../ui/use-envio';
import classes from './formulario-da-conferencia.module.css';
import { OpcoesDaConferencia } from './opcoes-da-conferencia';
import { AFROUXAR, CONFERENCIA } from './textos';

type Campo = 'conferencia';
type Dados = Pick<Ajustes, 'conferencia' | 'versao'>;

/** How strict every store's till is. What is saved is the query's own, so who changed it last follows by itself. */
export function FormularioDaConferencia({ ajustes }: { ajustes: Ajustes }) {
  const { pathname } = useLocation();
  const campos = useCampos<Campo>({ conferencia: ajustes.conferencia }, () => ({}), pathname);
  const { value, error, onChange } = campos.campo('conferencia');
  const conferencia = value as Conferencia;
  const { enviar, enviando, erro, esquecerErro } = useEnvio({
    mudou: campos.mudou,
    enviar: (body: Dados) => api(alterarAjustes, { body }),
    aoEnviar: (salvos) => {
      avisar.ok('Configuração alterada com sucesso');
      mostrar(salvos);
    },
    aoFalhar: (causa) => campos.recusar(camposDe(causa)),
  });
  const conflito = conflitoDe<Ajustes>(erro);

  function mostrar(salvos: Ajustes) {
    consultas.setQueryData(consulta(verAjustes).queryKey, salvos);
    campos.recomecar({ conferencia: salvos.conferencia });
  }

  /** Over `salvos`: the weaker one takes a second word, however the person came to it. */
  async function salvar(salvos: Dados) {
    const afrouxa = conferencia === 'simples' && salvos.conferencia !== 'simples';
    if (afrouxa && !(await confirmar(AFROUXAR))) return;
    enviar({ conferencia, versao: salvos.versao });
  }

  function aoEnviar(evento: FormEvent) {
    evento.preventDefault();
    // Saved again as it is, it would bear the name of somebody who changed nothing.
    if (campos.mudou) void salvar(ajustes);
    else avisar.info(`A conferência já é ${CONFERENCIA[conferencia].nome.toLowerCase()}`);
  }

  return (
    <Cartao como="section" rotulo="Conferência no caixa">
      <form ref={campos.form} className={classes.form} onSubmit={aoEnviar} noValidate>
        <DeOndeParou recuperado={campos.recuperado} />
        <div className={classes.cabeca}>
          <h2>Conferência no caixa</h2>
          <p>O que o caixa das lojas físicas precisa ver para dar o desconto. Vale em todas em até um minuto.</p>
        </div>
        <OpcoesDaConferencia valor={value} erro={error} onChange={onChange} />
        {ajustes.alterado_em && <p className={classes.alterada}>{ultimaAlteracao(ajustes)}</p>}
        {conflito && (
          <PainelDoConflito
            frase={conflito.frase}
            diferencas={diferencasDosCampos(campos, conflito.atual, { conferencia: 'Conferência no caixa' }, nomeDa)}
            faltam={[]}
            enviando={enviando}
            usarAtual={() => {
              mostrar(conflito.atual);
              esquecerErro();
            }}
            salvarAssim={() => void salvar(conflito.atual)}
          />
        )}
        {erro && !conflito && !temCampos(erro) && !sessaoPerdida(erro) && (
          <Aviso tom="erro" titulo="A configuração não foi alterada">
            {mensagemDe(erro)}
          </Aviso>
        )}
        {!conflito && <BotaoDeEnvio enviando={enviando}>Salvar</BotaoDeEnvio>}
      </form>
    </Cartao>
  );
}

const nomeDa = (_: Campo, valor: string) => CONFERENCIA[valor as Conferencia].nome;

function ultimaAlteracao({ alterado_por, alterado_em }: Ajustes): string {
  return `Alterada${alterado_por ? ` por ${alterado_por}` : ''} em ${momentoCompleto(alterado_em ?? '')}`;
}
