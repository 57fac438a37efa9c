import { baixarModelo } from '@indica-bem/domain/importacao/chamadas';
import type { Previa as DadosDaPrevia } from '@indica-bem/domain/importacao/contrato';
import { IconFileDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { baixar } from '../../lib/baixar';
import { ErroDaApi, mensagemDe, sessaoPerdida } from '../../lib/erros-da-api';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import { Cobertura } from '../../ui/cobertura';
import { avisarErro } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';
import { EscolherArquivo } from './escolher-arquivo';
import classes from './importacao.module.css';
import type { ImportacaoProps, Lista, Modelo, RespostaDoEnvio } from './o-que-se-importa';
import { Previa } from './previa';

type Enviada = Extract<RespostaDoEnvio, { id_importacao: number }>;
type Conferido = { arquivo: File; previa: DadosDaPrevia };
type PrepararEnvioProps = Pick<ImportacaoProps, 'modelos' | 'falta' | 'enviar' | 'sobre'> & {
  listas: readonly Lista[];
  falha: string;
  abrir: (importacao: number) => void;
  aoEnviar: (importacao: Enviada) => void;
};

/** Choosing a file checks it at once; sending it is a second, separate act. */
export function PrepararEnvio(props: PrepararEnvioProps) {
  const { modelos, listas, falta, enviar, sobre, falha, abrir, aoEnviar } = props;
  const conferencia = useMutation({
    mutationFn: async (escolhido: File) => {
      // A copy in memory: what was checked is what will be sent, even if the file changes on the disk.
      const arquivo = new File([await escolhido.arrayBuffer()], escolhido.name, { type: escolhido.type });
      const previa = await enviar(arquivo, { previa: 'S' });
      if (!('previa' in previa)) throw new Error('a prévia respondeu como um envio');
      return { arquivo, previa };
    },
  });
  // Two taps are one: the second would come back as "already sent", to somebody who sent it for the first time.
  const envio = useEnvio({
    enviar: ({ arquivo, previa: { ja_enviado } }: Conferido) =>
      enviar(arquivo, { previa: 'N', ...(ja_enviado && { de_novo: String(ja_enviado.id_importacao) }) }),
    seguir: (resposta) => 'id_importacao' in resposta && aoEnviar(resposta),
  });
  const erro = conferencia.error ?? envio.erro;
  const trocar = () => {
    conferencia.reset();
    envio.esquecerErro();
  };

  return (
    <div className={classes.envio}>
      {conferencia.data ? (
        <Previa
          {...conferencia.data}
          sobre={sobre}
          abrir={abrir}
          enviar={() => envio.enviar(conferencia.data)}
          trocar={trocar}
        />
      ) : (
        <>
          <Modelos modelos={modelos} listas={listas} />
          {falta ? (
            <Aviso tom="info">{falta}</Aviso>
          ) : (
            <EscolherArquivo aoEscolher={(arquivo) => conferencia.mutate(arquivo)} />
          )}
        </>
      )}
      {erro && !sessaoPerdida(erro) && (
        <Aviso tom="erro" titulo={falha}>
          {motivoDe(erro)}
        </Aviso>
      )}
      {conferencia.isPending && <Cobertura texto="Conferindo o arquivo…" />}
      {envio.enviando && <Cobertura texto="Enviando o arquivo…" />}
    </div>
  );
}

/** What is wrong with the file as a whole: said here, where it was chosen, and not on a field that is not there. */
function motivoDe(erro: Error): string {
  const campos = erro instanceof ErroDaApi ? Object.values(erro.campos) : [];
  return campos.length > 0 ? `${campos.join('. ')}.` : mensagemDe(erro);
}

function Modelos({ modelos, listas }: Pick<PrepararEnvioProps, 'modelos' | 'listas'>) {
  const arquivos = [...modelos.map(modeloComoLista), ...listas];
  return (
    <div className={classes.modelo}>
      <p>
        Comece pelo modelo: preencha uma linha por registro e salve como CSV. A linha de exemplo pode ficar: ela é
        ignorada. Vírgula ou ponto e vírgula, tanto faz; até 150.000 linhas.
      </p>
      <div className={classes.acoes}>
        {arquivos.map((lista) => (
          <BaixarLista key={lista.arquivo} {...lista} />
        ))}
      </div>
    </div>
  );
}

const modeloComoLista = ({ tipo, nome }: Modelo): Lista => ({
  nome: `Baixe o Modelo${nome ? `: ${nome}` : ''}`,
  arquivo: `modelo-${tipo}.csv`,
  buscar: () => api(baixarModelo, { params: { tipo } }),
});

function BaixarLista({ nome, arquivo, buscar }: Lista) {
  const lista = useMutation({
    mutationFn: buscar,
    onSuccess: (csv) => baixar(csv, arquivo),
    onError: avisarErro,
  });
  return (
    <Botao icone={<IconFileDownload size={20} aria-hidden />} loading={lista.isPending} onClick={() => lista.mutate()}>
      {nome}
    </Botao>
  );
}
