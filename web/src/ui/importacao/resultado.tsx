import type { Importacao } from '@indica-bem/domain/importacao/contrato';
import { IconFileDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { baixar } from '../../lib/baixar';
import { Aviso } from '../aviso';
import { Botao } from '../botao';
import { Cartao } from '../cartao';
import { avisarErro } from '../toasts';
import { Contagem } from './contagem';
import classes from './importacao.module.css';
import { linhas } from './linhas';
import { Problemas } from './problemas';

type ResultadoProps = {
  importacao: Importacao;
  jaEnviado: boolean;
  frases: { sucesso: string; falha: string };
  outro: () => void;
};

const momento = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
});

export function Resultado({ importacao, jaEnviado, frases, outro }: ResultadoProps) {
  const { nome_arquivo, total, recusadas, problemas, criada_em } = importacao;
  return (
    <div className={classes.envio}>
      <Desfecho importacao={importacao} jaEnviado={jaEnviado} frases={frases} />
      <Cartao como="section" rotulo="Resultado">
        <h2 className={classes.titulo}>Resultado</h2>
        <p className={classes.arquivo}>
          {nome_arquivo} · {linhas(total)}, enviado em {momento.format(new Date(criada_em))}
        </p>
        <Contagem {...importacao} aceitasSao="gravadas" />
      </Cartao>
      <Problemas problemas={problemas} total={recusadas} />
      <div className={classes.acoes}>
        {recusadas > 0 && <BaixarErros importacao={importacao} />}
        <Botao onClick={outro}>Enviar outro arquivo</Botao>
      </div>
    </div>
  );
}

function Desfecho({ importacao, jaEnviado, frases }: Omit<ResultadoProps, 'outro'>) {
  if (jaEnviado) {
    return (
      <Aviso tom="info" titulo="Este mesmo arquivo já tinha sido enviado">
        Nada mudou agora. Abaixo está o resultado daquele envio.
      </Aviso>
    );
  }
  if (importacao.estado === 'falhou') {
    return (
      <Aviso tom="erro" titulo={frases.falha}>
        O trabalho parou antes do fim. As linhas gravadas estão certas; as outras podem ir em um novo arquivo.
      </Aviso>
    );
  }
  if (importacao.aceitas === 0) return <Aviso tom="alerta">Nenhuma linha nova foi gravada.</Aviso>;
  return (
    <Aviso tom="ok" titulo={frases.sucesso}>
      {linhas(importacao.aceitas)} {importacao.aceitas === 1 ? 'gravada' : 'gravadas'}.
    </Aviso>
  );
}

function BaixarErros({ importacao: { id_importacao, nome_arquivo } }: { importacao: Importacao }) {
  const erros = useMutation({
    mutationFn: () => api('GET /importacao/:id/erros', { params: { id: id_importacao } }),
    onSuccess: (csv) => baixar(csv, `erros-${nome_arquivo.replace(/\.\w+$/, '')}.csv`),
    onError: avisarErro,
  });
  return (
    <Botao
      tom="principal"
      icone={<IconFileDownload size={20} aria-hidden />}
      loading={erros.isPending}
      onClick={() => erros.mutate()}
    >
      Baixar arquivo de erros
    </Botao>
  );
}
