import { IconFileDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { baixar } from '../../lib/baixar';
import { mensagemDe, sessaoPerdida } from '../../lib/erros-da-api';
import { Aviso } from '../aviso';
import { Botao } from '../botao';
import { Cobertura } from '../cobertura';
import { avisarErro } from '../toasts';
import { EscolherArquivo } from './escolher-arquivo';
import type { ImportacaoProps, Modelo, RespostaDoEnvio } from './importacao';
import classes from './importacao.module.css';
import { Previa } from './previa';

type Enviada = Extract<RespostaDoEnvio, { id_importacao: number }>;
type PrepararEnvioProps = Pick<ImportacaoProps, 'modelos' | 'falta' | 'enviar'> & {
  falha: string;
  aoEnviar: (importacao: Enviada) => void;
};

/** Choosing a file checks it at once; sending it is a second, separate act. */
export function PrepararEnvio({ modelos, falta, enviar, falha, aoEnviar }: PrepararEnvioProps) {
  const conferencia = useMutation({
    mutationFn: async (escolhido: File) => {
      // A copy in memory: what was checked is what will be sent, even if the file changes on the disk.
      const arquivo = new File([await escolhido.arrayBuffer()], escolhido.name, { type: escolhido.type });
      const previa = await enviar(arquivo, true);
      if (!('previa' in previa)) throw new Error('a prévia respondeu como um envio');
      return { arquivo, previa };
    },
  });
  const envio = useMutation({
    mutationFn: (arquivo: File) => enviar(arquivo, false),
    onSuccess: (resposta) => 'id_importacao' in resposta && aoEnviar(resposta),
  });
  const erro = conferencia.error ?? envio.error;
  const trocar = () => {
    conferencia.reset();
    envio.reset();
  };

  return (
    <div className={classes.envio}>
      {conferencia.data ? (
        <Previa
          nome={conferencia.data.arquivo.name}
          previa={conferencia.data.previa}
          enviar={() => envio.mutate(conferencia.data.arquivo)}
          trocar={trocar}
        />
      ) : (
        <>
          <Modelos modelos={modelos} />
          {falta ? (
            <Aviso tom="info">{falta}</Aviso>
          ) : (
            <EscolherArquivo aoEscolher={(arquivo) => conferencia.mutate(arquivo)} />
          )}
        </>
      )}
      {erro && !sessaoPerdida(erro) && (
        <Aviso tom="erro" titulo={falha}>
          {mensagemDe(erro)}
        </Aviso>
      )}
      {conferencia.isPending && <Cobertura texto="Conferindo o arquivo…" />}
      {envio.isPending && <Cobertura texto="Enviando o arquivo…" />}
    </div>
  );
}

function Modelos({ modelos }: Pick<ImportacaoProps, 'modelos'>) {
  return (
    <div className={classes.modelo}>
      <p>
        Comece pelo modelo: preencha uma linha por registro e salve como CSV. Vírgula ou ponto e vírgula, tanto faz; até
        150.000 linhas.
      </p>
      <div className={classes.acoes}>
        {modelos.map((modelo) => (
          <BaixarModelo key={modelo.tipo} {...modelo} />
        ))}
      </div>
    </div>
  );
}

function BaixarModelo({ tipo, nome }: Modelo) {
  const modelo = useMutation({
    mutationFn: () => api('GET /importacao/modelo/:tipo', { params: { tipo } }),
    onSuccess: (csv) => baixar(csv, `modelo-${tipo}.csv`),
    onError: avisarErro,
  });
  return (
    <Botao
      icone={<IconFileDownload size={20} aria-hidden />}
      loading={modelo.isPending}
      onClick={() => modelo.mutate()}
    >
      Baixe o Modelo{nome && `: ${nome}`}
    </Botao>
  );
}
