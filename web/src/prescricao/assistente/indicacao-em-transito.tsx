import { liveQuery } from 'dexie';
import { useEffect, useState } from 'react';
import { verPendente } from '../../offline/fila';
import type { Pendente } from '../../offline/pendente';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import classes from './formulario.module.css';

type Onde = 'procurando' | 'no-aparelho' | 'recusada' | 'enviada';

const FRASES: Record<Exclude<Onde, 'procurando'>, [titulo: string, texto: string]> = {
  'no-aparelho': [
    'Esta indicação está salva neste dispositivo',
    'Sua sessão terminou durante o envio. Ela sai sozinha agora que você voltou: não é preciso enviar de novo.',
  ],
  enviada: [
    'Esta indicação já foi enviada',
    'Sua sessão terminou durante o envio, e ela saiu assim que você voltou. O código está em Indicações Realizadas.',
  ],
  recusada: [
    'Esta indicação foi recusada',
    'Ela continua salva neste dispositivo. Em Indicações Realizadas você vê o motivo e pode corrigi-la.',
  ],
};

/** In the place of the button, for a recommendation that was leaving when the session died. */
export function IndicacaoEmTransito({ dono, chave }: { dono: number; chave: string }) {
  const onde = useOnde(dono, chave);
  if (onde === 'procurando') return null;
  const [titulo, texto] = FRASES[onde];
  return (
    <>
      <Aviso tom={onde === 'recusada' ? 'alerta' : 'ok'} titulo={titulo}>
        {texto}
      </Aviso>
      <div className={classes.saidas}>
        <Botao tom="principal" fullWidth para="/prescricoes">
          Ver em Indicações Realizadas
        </Botao>
        <Botao fullWidth para="/prescricoes/nova">
          Nova indicação
        </Botao>
      </div>
    </>
  );
}

function useOnde(dono: number, chave: string): Onde {
  const [onde, setOnde] = useState<Onde>('procurando');
  useEffect(() => {
    const assinatura = liveQuery(() => verPendente(dono, chave)).subscribe({
      next: (pendente) => setOnde(ondeEsta(pendente)),
      error: () => setOnde('enviada'),
    });
    return () => assinatura.unsubscribe();
  }, [dono, chave]);
  return onde;
}

function ondeEsta(pendente: Pendente | undefined): Onde {
  if (!pendente) return 'enviada';
  return pendente.estado === 'recusada' ? 'recusada' : 'no-aparelho';
}
