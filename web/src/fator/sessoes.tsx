import { momentoCompleto } from '@indica-bem/domain/brasil/momento';
import { encerrarOutrasSessoes, encerrarUmaSessao, listarSessoes } from '@indica-bem/domain/conta/chamadas';
import type { SessaoAberta } from '@indica-bem/domain/conta/contrato-das-sessoes';
import { IconDevices } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { api } from '../lib/api';
import { consulta, invalidar } from '../lib/consultas';
import { mensagemDe, recusaDe } from '../lib/erros-da-api';
import { Aviso } from '../ui/aviso';
import { Botao } from '../ui/botao';
import { confirmar } from '../ui/confirmar';
import { EsqueletoDeLista } from '../ui/esqueletos';
import { EstadoDeErro } from '../ui/estado-de-erro';
import { Etiqueta } from '../ui/etiqueta';
import { avisar } from '../ui/toasts';
import { useEnvio } from '../ui/use-envio';
import { Parte } from './parte';
import classes from './seguranca.module.css';

/** Where the account is open: each can be ended, or all but this one. */
export function Sessoes() {
  const { data, error, refetch } = useQuery(consulta(listarSessoes));
  const fim = useEnvio({
    enviar: (id: string) => api(encerrarUmaSessao, { params: { id } }),
    aoEnviar: () => avisar.ok('Sessão encerrada'),
    aoTerminar: () => invalidar(listarSessoes),
  });
  const outras = useEnvio({
    enviar: () => api(encerrarOutrasSessoes),
    aoEnviar: () => avisar.ok('As outras sessões foram encerradas'),
    aoTerminar: () => invalidar(listarSessoes),
  });
  // Already ended, here or there: that is what was asked for.
  const doFim = recusaDe<typeof encerrarUmaSessao>(fim.erro) === 'NAO_ENCONTRADO' ? null : fim.erro;
  const erro = doFim ?? outras.erro;

  async function encerrarOutras() {
    const certeza = await confirmar({
      titulo: 'Encerrar as outras sessões?',
      texto: 'Nos outros aparelhos será preciso entrar de novo. Este continua.',
      confirmar: 'Encerrar',
    });
    if (certeza) outras.enviar();
  }

  return (
    <Parte titulo="Sessões abertas" Icone={IconDevices}>
      {!data && error && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
      {!data && !error && <EsqueletoDeLista linhas={2} altura={64} />}
      {data && (
        <ul className={classes.lista}>
          {data.sessoes.map((sessao) => (
            <li key={sessao.id} className={classes.linha}>
              <Dizeres sessao={sessao} />
              {sessao.esta ? (
                <Etiqueta tom="ok">Este aparelho</Etiqueta>
              ) : (
                <Botao
                  tom="texto"
                  loading={fim.enviando && fim.dados === sessao.id}
                  aria-label={`Encerrar ${sessao.aparelho ?? SEM_NOME}`}
                  onClick={() => fim.enviar(sessao.id)}
                >
                  Encerrar
                </Botao>
              )}
            </li>
          ))}
        </ul>
      )}
      {erro && <Aviso tom="erro">{mensagemDe(erro)}</Aviso>}
      {data && data.sessoes.length > 1 && (
        <div className={classes.acoesDaParte}>
          <Botao loading={outras.enviando} onClick={() => void encerrarOutras()}>
            Encerrar todas as outras
          </Botao>
        </div>
      )}
    </Parte>
  );
}

const SEM_NOME = 'Aparelho desconhecido';

function Dizeres({ sessao: { aparelho, criada_em, usada_em } }: { sessao: SessaoAberta }) {
  return (
    <div className={classes.dizeres}>
      <strong>{aparelho ?? SEM_NOME}</strong>
      <span>Último uso: {momentoCompleto(usada_em)}</span>
      <span>Entrou em {momentoCompleto(criada_em)}</span>
    </div>
  );
}
