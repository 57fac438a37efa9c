import { hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import type { Produto } from '@indica-bem/domain/produto/contrato';
import type { Renovacao } from '@indica-bem/domain/reposicao/contrato';
import { TextInput } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useOnline } from '../../lib/online';
import { Aviso } from '../../ui/aviso';
import { BotaoDeEnvio } from '../../ui/botao-de-envio';
import { CampoDasAnotacoes, CamposDoTutor } from './campos-do-tutor';
import { CodigoImpresso } from './codigo-impresso';
import { type DadosDoTutor, errosDoTutor, faltamDoTutor } from './dados-do-tutor';
import { DoPedido } from './do-pedido';
import classes from './formulario.module.css';
import { ProdutoEscolhido } from './produto-escolhido';
import type { useEnvioDaIndicacao } from './use-envio-da-indicacao';

type TutorDoPassoProps = {
  produto: Produto;
  quantidade: string | null;
  dados: DadosDoTutor;
  mudar: (mudanca: Partial<DadosDoTutor>) => void;
  envio: ReturnType<typeof useEnvioDaIndicacao>;
  /** The tutor is known: only the notes are asked for. */
  renovacao: Renovacao | null;
  /** As it was typed. */
  peso: string;
  /** The session died here before anything left. */
  interrompida: boolean;
  /** Stands in the place of the button: there is nothing more to send. */
  fim: ReactNode;
};

export function TutorDoPasso(props: TutorDoPassoProps) {
  const { produto, quantidade, dados, mudar, envio, renovacao, peso, interrompida, fim } = props;
  const online = useOnline();
  const [deixados, setDeixados] = useState<Partial<Record<keyof DadosDoTutor, true>>>({});
  const hoje = hojeEmSaoPaulo(new Date());
  const locais = errosDoTutor(dados);
  const faltam = renovacao ? [] : faltamDoTutor(dados);

  const campo = (nome: keyof DadosDoTutor) => ({
    error: (deixados[nome] && locais[nome]) || envio.campos[nome],
    onBlur: () => setDeixados((antes) => ({ ...antes, [nome]: true })),
  });
  const digitar = (mudanca: Partial<DadosDoTutor>) => {
    envio.esquecerErro();
    mudar(mudanca);
  };
  function enviar(evento: FormEvent) {
    evento.preventDefault();
    if (faltam.length === 0 && !fim) envio.enviar();
  }

  return (
    <form className={classes.unica} onSubmit={enviar} noValidate>
      <ProdutoEscolhido produto={produto} quantidade={quantidade} />
      {interrompida && !fim && (
        <Aviso tom="info" titulo="Continue de onde parou">
          Sua sessão terminou antes do envio. Confira os dados e toque em Enviar indicação.
        </Aviso>
      )}
      <fieldset className={classes.preenchido} disabled={Boolean(fim)}>
        {renovacao ? (
          <>
            <DoPedido renovacao={renovacao} peso={peso} />
            <CampoDasAnotacoes dados={dados} digitar={digitar} campo={campo} />
          </>
        ) : (
          <>
            <CamposDoTutor dados={dados} digitar={digitar} campo={campo} />
            <div className={classes.par}>
              <TextInput label="Data" readOnly value={isoParaBr(hoje)} />
              <CodigoImpresso codigo={dados.codigo} mudar={(codigo) => digitar({ codigo })} {...campo('codigo')} />
            </div>
          </>
        )}
      </fieldset>
      {dados.codigo !== null && !online && (
        <Aviso tom="alerta">
          Sem conexão não dá para conferir um código impresso. Espere a conexão voltar, com tudo como está, ou gere um
          código novo: a indicação fica salva no dispositivo.
        </Aviso>
      )}
      {envio.falha && (
        <Aviso tom="erro" titulo="Erro no cadastrado">
          {envio.falha}
        </Aviso>
      )}
      {fim || (
        <BotaoDeEnvio faltam={faltam} enviando={envio.enviando} icone={<IconSend size={20} aria-hidden />}>
          {envio.semRede ? 'Tentar novamente' : 'Enviar indicação'}
        </BotaoDeEnvio>
      )}
    </form>
  );
}
