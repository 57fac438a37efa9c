import type { Funcao } from '@indica-bem/domain/contrato/equipe';
import { convidarParaEquipe, listarEquipe } from '@indica-bem/domain/equipe/chamadas';
import { TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api } from '../lib/api';
import { invalidar } from '../lib/consultas';
import { camposDe, mensagemDe, sessaoPerdida } from '../lib/erros-da-api';
import { Aviso } from '../ui/aviso';
import { BotaoDeEnvio } from '../ui/botao-de-envio';
import { Cartao } from '../ui/cartao';
import { DeOndeParou } from '../ui/de-onde-parou';
import { Pagina } from '../ui/pagina';
import { avisar } from '../ui/toasts';
import { useCampos } from '../ui/use-campos';
import { useEnvio } from '../ui/use-envio';
import { type CamposDoMembro, errosDosCampos, oQueFalta } from './campos';
import classes from './formulario.module.css';
import { OpcoesDaFuncao } from './opcoes-da-funcao';

const EM_BRANCO: CamposDoMembro = { nome: '', email: '', funcao: '' };

/** Nobody sets somebody else's password: the colleague gets a link. */
export function Convidar() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const campos = useCampos<keyof CamposDoMembro>(EM_BRANCO, errosDosCampos, pathname);
  const { valores } = campos;
  const faltam = oQueFalta(valores);
  const envio = useEnvio({
    mudou: campos.mudou,
    enviar: (_: undefined, chave: string) =>
      api(convidarParaEquipe, {
        body: { nome: valores.nome, email: valores.email, funcao: valores.funcao as Funcao },
        headers: { 'idempotency-key': chave },
      }),
    aoEnviar: ({ email }) => {
      void invalidar(listarEquipe);
      avisar.ok(`Convite enviado para ${email}`);
    },
    seguir: () => navigate('/equipe'),
    aoFalhar: (erro) => campos.recusar(camposDe(erro)),
  });
  const { onChange: mudarNome, ...nome } = campos.campo('nome');
  const { onChange: mudarEmail, ...email } = campos.campo('email');
  const funcao = campos.campo('funcao');

  function aoEnviar(evento: FormEvent) {
    evento.preventDefault();
    if (faltam.length === 0) envio.enviar(undefined);
  }

  return (
    <Pagina titulo="Convidar para a equipe" largura="estreita">
      <Cartao>
        <form ref={campos.form} className={classes.form} onSubmit={aoEnviar} autoComplete="off" noValidate>
          <DeOndeParou recuperado={campos.recuperado} />
          <TextInput
            label="Nome"
            description="A equipe o lê em quem alterou, enviou e decidiu"
            maxLength={120}
            {...nome}
            onChange={({ currentTarget }) => mudarNome(currentTarget.value)}
          />
          <TextInput
            label="E-mail"
            description="O convite vai para ele e vale por 72 horas"
            type="email"
            inputMode="email"
            autoCapitalize="none"
            maxLength={254}
            {...email}
            onChange={({ currentTarget }) => mudarEmail(currentTarget.value)}
          />
          <OpcoesDaFuncao valor={funcao.value} erro={funcao.error} onChange={funcao.onChange} />
          {envio.erro && !sessaoPerdida(envio.erro) && (
            <Aviso tom="erro" titulo="O convite não foi enviado">
              {mensagemDe(envio.erro)}
            </Aviso>
          )}
          <BotaoDeEnvio faltam={faltam} enviando={envio.enviando}>
            Enviar convite
          </BotaoDeEnvio>
        </form>
      </Cartao>
    </Pagina>
  );
}
